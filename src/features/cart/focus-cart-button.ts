import { controlSelector } from '../../shared/controls.ts';

/** The way to the cart that every page has: for a focus whose own place is gone. */
export function focusCartButton(): void {
  document.querySelector<HTMLElement>(controlSelector('cart'))?.focus();
}
