import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../machines/cart.ts';
import { increaseSelector } from './controls.ts';

/**
 * Focuses the plus button of the added dish after a question closes. The Add button that opened the question
 * no longer exists, because the dish is now in the cart.
 */
export function focusAddedDish(cart: ActorRefFrom<typeof cartMachine>): void {
  // Until the next frame, the focus may still be in the closed dialog.
  requestAnimationFrame(() => {
    const added = cart.getSnapshot().context.cart.items.at(-1);
    if (!added || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(increaseSelector(added.id))?.focus();
  });
}
