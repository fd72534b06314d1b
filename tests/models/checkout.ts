import { defineModel } from 'chartwalk';
import { checkoutMachine } from '../../machines/checkout.ts';
import type { Cart } from '../../src/domain/entities.ts';
import { asha, cartOf, checkoutForm, coal, coalDish, order } from '../fixtures.ts';

const fullCart = cartOf(coal, coalDish, 2);
const emptyCart: Cart = { restaurant: null, items: [] };

export const checkoutModel = defineModel({
  machine: checkoutMachine,
  starts: { 'at checkout, before it is known who is there': {} },
  moves: {
    'checkout.customerKnown': {
      samples: {
        'Asha is there with a full cart': { userId: asha.uid, cart: fullCart },
        'Asha’s cart is empty': { userId: asha.uid, cart: emptyCart },
        'nobody is signed in': { userId: null, cart: emptyCart },
      },
      when: (snapshot, { cart }) =>
        snapshot.matches('checkingCustomer') ||
        (cart.items.length === 0 && snapshot.context.cart.items.length > 0),
    },
    'checkout.addressEdited': {
      samples: {
        'an address is typed': {
          address: { street: '7 Lodhi Road', city: '', zipCode: '', instructions: '' },
        },
      },
      when: (snapshot) => snapshot.hasTag('form'),
    },
    'checkout.submitted': {
      samples: {
        'the complete form is sent': { form: checkoutForm },
        'the form is sent without city and card': {
          form: { ...checkoutForm, city: ' ', cardNumber: '', expiryDate: '', cvv: '' },
        },
      },
    },
    'checkout.fieldEdited': {
      samples: { 'the city is added': { field: 'city' } },
      when: ({ context }, { field }) => context.missingFields.includes(field),
    },
    'xstate.done.actor.placeOrder': { samples: { 'the order is stored': order() } },
    'xstate.error.actor.placeOrder': {
      samples: { 'the browser refuses to store the order': new Error('The quota is exceeded.') },
    },
  },
  memory: ({ userId, cart, error, missingFields, order: placed }) => ({
    userId,
    count: cart.items.length,
    error,
    missingFields,
    isPlaced: placed !== null,
  }),
  invariants: {
    always: {
      'an order is known exactly when it is placed': (snapshot) =>
        snapshot.matches('placed') === (snapshot.context.order !== null),
    },
    never: {
      'a second order is placed after the first': (snapshot) =>
        snapshot.matches('placing') && snapshot.context.order !== null,
      'the number of the card is kept': ({ context }) =>
        JSON.stringify(context).includes(checkoutForm.cardNumber),
    },
    eventually: { 'checkout comes to its end': ({ status }) => status === 'done' },
  },
});
