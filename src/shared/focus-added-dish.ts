import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../machines/cart.ts';
import { increaseSelector } from './controls.ts';

/**
 * After a question closes, the button that opened it has been replaced if its dish is now in the cart. The
 * focus moves to the replacement.
 */
export function focusAddedDish(cart: ActorRefFrom<typeof cartMachine>): void {
  // Until the next frame, the focus may still be in the closed dialog.
  requestAnimationFrame(() => {
    const added = cart.getSnapshot().context.cart.items.at(-1);
    if (!added || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(increaseSelector(added.id))?.focus();
  });
}
