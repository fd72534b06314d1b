import type { CartItem } from '../../machines/entities.ts';
import { increaseLabel } from './QuantityStepper.tsx';

/**
 * Once a question has closed, the button that asked is gone where its dish is in the cart: the focus
 * goes to what replaced it.
 */
export function focusAddedDish(items: readonly CartItem[]): void {
  const added = items.at(-1);
  if (!added || document.activeElement !== document.body) return;
  document
    .querySelector<HTMLElement>(`[aria-label="${CSS.escape(increaseLabel(added.name))}"]`)
    ?.focus();
}
