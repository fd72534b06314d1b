import { screen } from '@testing-library/react';
import { fillInField } from './app.tsx';

/** What a customer fills in at checkout, by the labels of the fields. */
export const filledIn = {
  'Street Address': '12 Lodhi Road',
  City: 'New Delhi',
  'ZIP Code': '110003',
  'Card Number': '4242 4242 4242 4242',
  'Expiry Date': '12/99',
  CVV: '123',
  'Name on Card': 'Asha Rao',
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
