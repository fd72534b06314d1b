import { checkoutMachine } from '../../../machines/checkout.ts';
import { defineModel } from '../model.ts';
import { asha, cartOf, checkoutForm, coal, coalDish } from './values.ts';

const customerAndCart = { userId: asha.uid, cart: cartOf(coal, coalDish, 2) };

export const checkoutModel = defineModel({
  machine: checkoutMachine,
  starts: { 'signed in, at checkout with a full cart': {} },
  moves: {
    'checkout.submitted': {
      samples: {
        'the complete form is sent': { ...customerAndCart, form: checkoutForm },
        'the form is sent without city and card': {
          ...customerAndCart,
          form: { ...checkoutForm, city: ' ', cardNumber: '', expiryDate: '', cvv: '' },
        },
      },
    },
    'checkout.fieldEdited': {
      samples: { 'the city is added': { field: 'city' } },
      when: ({ context }, { field }) => context.missingFields.includes(field),
    },
    'xstate.done.actor.placeOrder': {
      samples: {
        'the order is stored': { kind: 'placed', orderId: 'FD1234561234' },
        'the browser refuses to store the order': { kind: 'failed' },
      },
    },
    'xstate.error.actor.placeOrder': {
      samples: { 'placing the order breaks down': new Error('The kitchen is on fire.') },
    },
  },
  memory: ({ error, missingFields }) => ({ error, missingFields }),
});
