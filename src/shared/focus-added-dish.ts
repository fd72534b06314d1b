import { flushSync } from 'react-dom';
import type { CartItem } from '../domain/entities.ts';
import { increaseSelector } from './controls.ts';

/**
 * Focuses the plus button of the last added dish if nothing has the focus. The Add button of a dish loses the
 * focus, because it disappears when the dish is in the cart.
 */
export function focusAddedDish(dishes: readonly Pick<CartItem, 'id'>[]): void {
  // This function is called before the cart changes, so the rest must wait.
  queueMicrotask(() => {
    // React must show the changed cart first, so that the plus button exists.
    flushSync(() => {});
    const added = dishes.at(-1);
    if (!added || document.activeElement !== document.body) return;
    // If both the page and a dialog show the dish, the dialog’s button is the last.
    const button = [...document.querySelectorAll<HTMLElement>(increaseSelector(added.id))].at(-1);
    // The page must not scroll, because the customer may have scrolled to another dish by now.
    button?.focus({ preventScroll: !button.closest('[role="dialog"]') });
  });
}
