import { defineModel } from 'chartwalk';
import type { SnapshotFrom } from 'xstate';
import { checkoutMachine } from '../../machines/checkout.ts';
import type { OrderAddress } from '../../src/domain/earlier-addresses.ts';
import type { Cart } from '../../src/domain/entities.ts';
import {
  asha,
  cartOf,
  checkoutForm,
  coal,
  coalDish,
  order,
  pastAddressOrders,
} from '../fixtures.ts';

const fullCart = cartOf(coal, coalDish, 2);
const emptyCart: Cart = { restaurant: null, items: [] };
export const earlierOrders = pastAddressOrders
  .slice(1)
  .map(({ id, deliveryAddress }) => ({ id, deliveryAddress }));
const [toRemove, toChoose] = earlierOrders as [OrderAddress, OrderAddress];
const emptyAddress = { street: '', city: '', zipCode: '', instructions: '' };
const typedAddress = { ...emptyAddress, street: '7 Lodhi Road' };

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

/**
 * Returns whether an earlier address was filled in. Editing an address field ends this state.
 */
const isFilled = (snapshot: Snapshot) => snapshot.matches({ form: { address: 'filled' } });

export const checkoutModel = defineModel({
  machine: checkoutMachine,
  starts: { 'at checkout, before it is known who is signed in': {} },
  moves: {
    'checkout.customerKnown': {
      samples: {
        'Asha is signed in and has a full cart': {
          userId: asha.uid,
          cart: fullCart,
          orders: earlierOrders,
        },
        'Asha is back after a reload, with a full cart and a typed address': {
          userId: asha.uid,
          cart: fullCart,
          orders: earlierOrders,
          address: typedAddress,
        },
        'Asha’s cart is empty': { userId: asha.uid, cart: emptyCart, orders: earlierOrders },
        'nobody is signed in': { userId: null, cart: emptyCart, orders: [] },
      },
      when: (snapshot, { cart }) =>
        snapshot.matches('checkingCustomer') ||
        (cart.items.length === 0 && snapshot.context.cart.items.length > 0),
    },
    'checkout.addressEdited': {
      samples: {
        'an address is typed': {
          address: typedAddress,
        },
      },
      when: (snapshot) => snapshot.hasTag('form'),
      // The model does not remember what the other fields contain.
      sends: ({ address: { street } }) => ({ address: { street } }),
      besides: ['checkout.fieldEdited'],
    },
    'checkout.submitted': {
      samples: {
        'the complete form is sent': { form: checkoutForm },
        'the form is sent without city and card': {
          form: { ...checkoutForm, city: ' ', cardNumber: '', expiryDate: '', cvv: '' },
        },
      },
      when: (snapshot) => !isFilled(snapshot),
      besides: ['checkout.fieldEdited', 'checkout.addressEdited'],
    },
    'checkout.fieldEdited': {
      samples: { 'the city is added': { field: 'city' } },
      when: (snapshot) => !isFilled(snapshot),
      besides: ['checkout.addressEdited'],
    },
    'checkout.addressChosen': {
      samples: {
        'the address of an earlier order is chosen': ({ context }) => ({
          address: toChoose.deliveryAddress,
          present: context.address,
        }),
        'the address of another order is chosen instead': ({ context }) => ({
          address: toRemove.deliveryAddress,
          present: context.address,
        }),
      },
      when: (snapshot, { address }) =>
        snapshot.context.orders.length > 0 &&
        (address === toChoose.deliveryAddress ||
          (isFilled(snapshot) && snapshot.context.lastRemovedOrderIds.length === 0)),
      sends: ({ address }) => ({ address }),
    },
    'checkout.addressRemoved': {
      samples: { 'the address of another order is removed': { orderIds: [toRemove.id] } },
      when: ({ context }) => context.orders.length > 0 && context.lastRemovedOrderIds.length === 0,
    },
    'checkout.addressUndone': { samples: { 'the last address change is undone': {} } },
    'xstate.done.actor.placeOrder': { samples: { 'the order is stored': order() } },
    'xstate.error.actor.placeOrder': {
      samples: { 'the browser refuses to store the order': new Error('The quota is exceeded.') },
    },
  },
  memory: ({ userId, cart, hasFailed, missingFields, lastRemovedOrderIds, order: placed }) => ({
    userId,
    count: cart.items.length,
    hasFailed,
    missingFields,
    lastRemovedOrderIds,
    isPlaced: placed !== null,
  }),
  invariants: {
    always: {
      'an order is known if and only if it is placed': (snapshot) =>
        snapshot.matches('placed') === (snapshot.context.order !== null),
      'the form is empty and without errors for the next customer': ({ context }, before) =>
        before === undefined ||
        before.context.userId === null ||
        before.context.userId === context.userId ||
        (context.missingFields.length === 0 &&
          !context.hasFailed &&
          Object.values(context.address).every((text) => text === '')),
    },
    never: {
      'a second order is placed after the first': (snapshot) =>
        snapshot.matches({ form: { order: 'placing' } }) && snapshot.context.order !== null,
      'a failure is shown beside missing fields': ({ context }) =>
        context.hasFailed && context.missingFields.length > 0,
      'an error is shown while the order is placed': (snapshot) =>
        snapshot.matches({ form: { order: 'placing' } }) &&
        (snapshot.context.hasFailed || snapshot.context.missingFields.length > 0),
      'the card number is in the context': ({ context }) =>
        JSON.stringify(context).includes(checkoutForm.cardNumber),
    },
    eventually: { 'checkout ends': ({ status }) => status === 'done' },
  },
});
