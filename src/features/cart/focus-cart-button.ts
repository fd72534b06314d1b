import { controlSelector } from '../../shared/controls.ts';

/** Focuses the cart button in the header, which every page has. Call it if the focused element is removed. */
export function focusCartButton(): void {
  document.querySelector<HTMLElement>(controlSelector('cart'))?.focus();
}
