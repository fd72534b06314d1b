import type { CheckoutField } from '../../../machines/checkout.ts';
import type { CardWarning } from '../../domain/card.ts';
import { plural } from '../../domain/plural.ts';

export const messages = {
  title: 'Checkout',
  description: 'Enter your address, check your order and pay.',
  backTo: (restaurant: string) => `Back to ${restaurant}`,

  storageBlocked: {
    title: 'You can’t place an order while your browser blocks site data',
    text: 'FoodDash stores your cart and your orders in your browser. Allow cookies and site data for FoodDash in your browser’s settings, then reload this page. You’ll need to add your dishes again.',
  },
  failed: 'Failed to place order. Please try again.',

  deliveryAddress: 'Delivery Address',
  enterAddress: 'Enter an address',
  editAddress: (street: string, city: string) => `Edit ${street}, ${city}`,
  edit: 'Edit',
  payment: 'Payment',
  paymentNote:
    'This is a demo, so no card is charged. We never store your full card number or CVV.',
  labels: {
    street: 'Street Address',
    city: 'City',
    zipCode: 'PIN Code',
    instructions: 'Delivery Instructions',
    cardNumber: 'Card Number',
    expiryDate: 'Expiry Date',
    cvv: 'CVV',
    nameOnCard: 'Name on Card',
  } satisfies Record<CheckoutField, string>,
  instructionsHint: 'Optional: landmark, floor, which bell to ring',
  expiryDateHint: 'MM/YY',
  cvvHint: '3 or 4 digits',
  missing: {
    street: 'Please enter your street address.',
    city: 'Please enter your city.',
    zipCode: 'Please enter your PIN code.',
    cardNumber: 'Please enter your card number.',
    expiryDate: 'Please enter your card’s expiry date.',
    cvv: 'Please enter your card’s CVV.',
    nameOnCard: 'Please enter the name on your card.',
  } satisfies Record<Exclude<CheckoutField, 'instructions'>, string>,
  warnings: {
    cvvShort: 'The CVV has 3 digits, or 4 on Amex.',
    dateMalformed: 'Use MM/YY, for example 09/29.',
    datePassed: 'This card seems to have expired.',
    numberWrong: 'Check the card number.',
  } satisfies Record<CardWarning, string>,

  recentAddresses: 'Recent addresses',
  deliverTo: 'Deliver to',
  manageAddresses: 'Manage',
  addressesManaged: 'Done',
  chooseAddress: 'Use this address',
  removeAddress: (street: string, city: string) => `Remove ${street}, ${city}`,
  addressFilledIn: 'Address filled in.',
  addressRemoved: 'Address removed from this list. Past orders still show it.',
  newAddress: 'Use a new address',
  typedAddress: 'Use what I typed',
  undoRemoving: 'Undo removing the address',
  removalUnsaved:
    'Your browser can’t save this change. The address will be listed again when you reload the page.',

  summary: 'Order Summary',
  deliveryMinutes: '25-30 min',
  editCart: 'Edit cart',
  missingDetails: (count: number) =>
    plural(count, { one: '1 detail is missing', other: `${count} details are missing` }),
  placeOrder: 'Place Order',
  placingOrder: 'Processing Order...',
};
