import { screen } from '@testing-library/react';
import { checkoutForm } from '../../src/statecharts/models/values.ts';
import { fillInField } from './app.tsx';

/** What a customer fills in at checkout, by the labels of the fields. */
export const filledIn = {
  'Street Address': checkoutForm.street,
  City: checkoutForm.city,
  'ZIP Code': checkoutForm.zipCode,
  'Card Number': checkoutForm.cardNumber,
  'Expiry Date': checkoutForm.expiryDate,
  CVV: checkoutForm.cvv,
  'Name on Card': checkoutForm.nameOnCard,
} as const;

export type CheckoutLabel = keyof typeof filledIn;

export function checkoutField(label: string): HTMLElement {
  return screen.getByLabelText(new RegExp(`^${label}`));
}

/** Leaves the fields as if just these had been filled in. */
export async function fillInCheckout(
  texts: Partial<Record<CheckoutLabel, string>> = filledIn,
): Promise<void> {
  for (const label of Object.keys(filledIn) as CheckoutLabel[]) {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other, as people do
    await fillInField(checkoutField(label), texts[label] ?? '');
  }
}
