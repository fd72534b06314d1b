import { checkoutForm } from '../fixtures.ts';
import { fillInField } from './app.tsx';
import { checkoutLabels } from './checkout-labels.ts';
import type { CheckoutLabel } from './checkout-labels.ts';

/** A customer's input at checkout. The keys are the labels of the fields. */
export const filledIn: Readonly<Record<CheckoutLabel, string>> = {
  [checkoutLabels.street]: checkoutForm.street,
  [checkoutLabels.city]: checkoutForm.city,
  [checkoutLabels.zipCode]: checkoutForm.zipCode,
  [checkoutLabels.cardNumber]: checkoutForm.cardNumber,
  [checkoutLabels.expiryDate]: checkoutForm.expiryDate,
  [checkoutLabels.cvv]: checkoutForm.cvv,
  [checkoutLabels.nameOnCard]: checkoutForm.nameOnCard,
};

/**
 * Returns the field whose label begins with this text. Replaces Testing Library's query, which compares the
 * labels of all elements of the page. That would be too slow, because walks look up every field at every
 * step.
 */
export function checkoutField(text: string): HTMLElement {
  const labels = [...document.querySelectorAll('label')];
  const [found, ...others] = labels.filter(({ textContent }) => textContent.startsWith(text));
  if (!found?.control || others.length > 0) throw new Error(`Not one field is called ${text}.`);
  return found.control;
}

/** Fills in exactly these fields, and empties the others. */
export async function fillInCheckout(
  texts: Partial<Record<CheckoutLabel, string>> = filledIn,
): Promise<void> {
  for (const label of Object.keys(filledIn) as CheckoutLabel[]) {
    // oxlint-disable-next-line no-await-in-loop -- a customer fills in one field at a time
    await fillInField(checkoutField(label), texts[label] ?? '');
  }
}
