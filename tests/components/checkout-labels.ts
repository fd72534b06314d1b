/** The labels of the required fields at checkout, in the order in which the screen shows them. */
import type { CheckoutField } from '../../machines/checkout.ts';

export const checkoutLabels = {
  street: 'Street Address',
  city: 'City',
  zipCode: 'PIN Code',
  cardNumber: 'Card Number',
  expiryDate: 'Expiry Date',
  cvv: 'CVV',
  nameOnCard: 'Name on Card',
} as const satisfies Record<Exclude<CheckoutField, 'instructions'>, string>;

export type CheckoutLabel = (typeof checkoutLabels)[keyof typeof checkoutLabels];
