import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../machines/cart.ts';
import { increaseSelector } from './controls.ts';

/**
 * Once a question has closed, the button that asked is gone where its dish is in the cart: the focus
 * goes to what replaced it.
 */
export function focusAddedDish(cart: ActorRefFrom<typeof cartMachine>): void {
  // Until the next frame, the focus may still be in the closed dialog.
  requestAnimationFrame(() => {
    const added = cart.getSnapshot().context.cart.items.at(-1);
    if (!added || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(increaseSelector(added.id))?.focus();
  });
}
