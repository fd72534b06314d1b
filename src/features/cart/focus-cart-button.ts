import { controlSelector } from '../../shared/controls.ts';

/**
 * Focuses the cart button in the header of every page. Call this function when the focused element is
 * removed.
 */
export function focusCartButton(): void {
  document.querySelector<HTMLElement>(controlSelector('cart'))?.focus();
}
