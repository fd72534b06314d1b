import type { SnapshotFrom } from 'xstate';
import { cartMachine } from '../../../machines/cart.ts';
import { defineModel } from '../model.ts';
import {
  asha,
  bimal,
  cartOf,
  coal,
  coalDish,
  dastan,
  dastanDish,
  pastCoalOrder,
  pastDastanOrder,
} from './values.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

const isCovered = (snapshot: Snapshot) =>
  snapshot.matches({ drawer: 'open' }) || snapshot.matches({ replacement: 'asking' });
/** Bimal has come to find Asha's cart gone, and buys nothing: that is Asha's part. */
const isBimals = ({ context }: Snapshot) => context.userId === bimal.uid;
const quantityOf = ({ context }: Snapshot, itemId: string) =>
  context.cart.items.find(({ id }) => id === itemId)?.quantity ?? 0;

export const cartModel = defineModel({
  machine: cartMachine,
  starts: { 'a guest at Coal & Rumali': {} },
  raised: ['cart.changed'],
  moves: {
    'cart.itemAdded': {
      samples: {
        'a dish of Coal & Rumali is added': { restaurant: coal, item: coalDish },
        'a dish of Dastan-e-Zafran is added': { restaurant: dastan, item: dastanDish },
      },
      when: (snapshot, { item }) =>
        !isCovered(snapshot) && !isBimals(snapshot) && quantityOf(snapshot, item.id) === 0,
    },
    'cart.orderRepeated': {
      samples: {
        'an order from Coal & Rumali is repeated': pastCoalOrder,
        'an order from Dastan-e-Zafran is repeated': pastDastanOrder,
      },
      // Once is enough: repeated without end, the quantities would grow without end.
      when: (snapshot, { items }) =>
        !isCovered(snapshot) &&
        !isBimals(snapshot) &&
        snapshot.matches({ ownership: 'owned' }) &&
        snapshot.context.cart.items.length <= 1 &&
        items.every(({ id }) => quantityOf(snapshot, id) === 0),
      followedBy: [{ type: 'cart.opened' }],
    },
    'cart.quantitySet': {
      samples: {
        'one more of it is taken': { itemId: coalDish.id, quantity: 2 },
        'it is taken out': { itemId: coalDish.id, quantity: 0 },
      },
      when: (snapshot, { itemId }) =>
        !snapshot.matches({ replacement: 'asking' }) && quantityOf(snapshot, itemId) === 1,
    },
    'cart.itemRemoved': {
      samples: { 'it is removed': { itemId: coalDish.id } },
      when: (snapshot, { itemId }) =>
        snapshot.matches({ drawer: 'open', replacement: 'none' }) &&
        quantityOf(snapshot, itemId) > 0,
    },
    'cart.cleared': {
      samples: { 'the order is placed': {} },
      when: (snapshot) =>
        !isCovered(snapshot) &&
        snapshot.matches({ ownership: 'owned' }) &&
        !snapshot.hasTag('restoring') &&
        snapshot.context.cart.items.length > 0,
    },
    'cart.restaurantSet': {
      samples: { 'a new order is started': { restaurant: dastan } },
      when: ({ context }) => context.picked?.restaurant.id === dastan.id,
    },
    'cart.replacementDeclined': { samples: { 'the order is kept': {} } },
    'cart.pickedItemsKept': {
      samples: { 'the items just picked are kept': {} },
      when: (snapshot) => !isCovered(snapshot),
    },
    'cart.pickedItemsDropped': {
      samples: { 'the items just picked are let go': {} },
      when: (snapshot) => !isCovered(snapshot),
    },
    'cart.changedElsewhere': {
      samples: { 'another tab saves a cart': { cart: cartOf(coal, coalDish, 2) } },
    },
    'cart.signedIn': {
      samples: { 'Asha signs in': { userId: asha.uid }, 'Bimal signs in': { userId: bimal.uid } },
      when: ({ context }, { userId }) => context.userId === (userId === asha.uid ? null : asha.uid),
    },
    'cart.signedOut': {
      samples: { 'the customer signs out': {} },
      when: ({ context }) => context.userId !== null,
    },
    'cart.opened': {
      samples: { 'the cart is opened': {} },
      when: (snapshot) => !isCovered(snapshot) && !isBimals(snapshot),
    },
    'cart.closed': {
      samples: { 'the cart is closed': {} },
      when: (snapshot) => !snapshot.matches({ replacement: 'asking' }),
    },
    'xstate.done.actor.loadCart': {
      samples: {
        'a saved cart is found': { kind: 'found', cart: cartOf(dastan, dastanDish, 2) },
        'no cart was saved': { kind: 'none' },
      },
    },
    'xstate.error.actor.loadCart': {
      samples: { 'looking for a saved cart breaks down': new Error('The shelf has fallen.') },
    },
    'xstate.done.actor.saveCart': {
      samples: {
        'the browser saves the cart': { kind: 'saved' },
        'the browser refuses to save the cart': { kind: 'failed' },
      },
    },
    'xstate.error.actor.saveCart': {
      samples: { 'saving the cart breaks down': new Error('The shelf has fallen.') },
    },
  },
  memory: ({ cart, userId, picked, setAside }) => ({
    restaurant: cart.restaurant?.id,
    items: cart.items.map(({ id, quantity }) => [id, quantity]),
    userId,
    picked: picked?.restaurant.id,
    setAside: setAside?.items.map(({ id, quantity }) => [id, quantity]),
  }),
});
