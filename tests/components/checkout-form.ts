import { screen } from '@testing-library/react';
import { checkoutForm } from '../fixtures.ts';
import { fillInField } from './app.tsx';
import { checkoutLabels } from './checkout-labels.ts';
import type { CheckoutLabel } from './checkout-labels.ts';

/** A customer's input at checkout, by the labels of the fields. */
export const filledIn: Readonly<Record<CheckoutLabel, string>> = {
  [checkoutLabels.street]: checkoutForm.street,
  [checkoutLabels.city]: checkoutForm.city,
  [checkoutLabels.zipCode]: checkoutForm.zipCode,
  [checkoutLabels.cardNumber]: checkoutForm.cardNumber,
  [checkoutLabels.expiryDate]: checkoutForm.expiryDate,
  [checkoutLabels.cvv]: checkoutForm.cvv,
  [checkoutLabels.nameOnCard]: checkoutForm.nameOnCard,
};

export function checkoutField(label: string): HTMLElement {
  return screen.getByLabelText(new RegExp(`^${label}`));
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
