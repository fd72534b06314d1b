import { defineModel } from 'chartwalk';
import type { SnapshotFrom } from 'xstate';
import { cartMachine } from '../../machines/cart.ts';
import type { KeptCart } from '../../machines/cart.ts';
import {
  applyToCart,
  emptyCart,
  isFromAnotherRestaurant,
  operationToQuantity,
} from '../../src/domain/cart.ts';
import type { CartOperation, Selection } from '../../src/domain/cart.ts';
import { subtotalOf } from '../../src/domain/pricing.ts';
import {
  asha,
  bimal,
  cartOf,
  coal,
  coalDish,
  dastan,
  dastanDish,
  NOTE,
  pastCoalOrder,
  pastDastanOrder,
} from '../fixtures.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

const isAsked = (snapshot: Snapshot) =>
  snapshot.matches({ replacement: 'asking' }) || snapshot.matches({ drawer: 'signingIn' });
const isCovered = (snapshot: Snapshot) => snapshot.matches({ drawer: 'open' }) || isAsked(snapshot);
/** Bimal has come to find Asha's cart gone, and buys nothing: that is Asha's part. */
const isBimals = ({ context }: Snapshot) => context.userId === bimal.uid;
const quantityOf = ({ context }: Snapshot, itemId: string) =>
  context.cart.items.find(({ id }) => id === itemId)?.quantity ?? 0;

/** What the cart's record answers to an operation. */
function changedBy({ context }: Snapshot, operation: CartOperation, replaced = context.replaced) {
  const { userId, cart } = context;
  return [{ type: 'cart.changed', userId, cart: applyToCart(cart, operation), replaced }];
}

const changedByAdding = (before: Snapshot, { restaurant, items }: Selection) =>
  isFromAnotherRestaurant(before.context.cart, restaurant)
    ? []
    : changedBy(before, { type: 'itemsAdded', restaurant, items });

export const cartModel = defineModel({
  machine: cartMachine,
  starts: { 'a guest at Coal & Rumali': {} },
  moves: {
    'cart.itemAdded': {
      samples: {
        'a dish of Coal & Rumali is added': { restaurant: coal, item: coalDish },
        'a dish of Dastan-e-Zafran is added': { restaurant: dastan, item: dastanDish },
      },
      when: (snapshot, { item }) =>
        !isCovered(snapshot) && !isBimals(snapshot) && quantityOf(snapshot, item.id) === 0,
      followedBy: (before, { restaurant, item }) =>
        changedByAdding(before, { restaurant, items: [{ ...item, quantity: 1 }] }),
    },
    'cart.orderRepeated': {
      samples: {
        'an order from Coal & Rumali is repeated': pastCoalOrder,
        'an order from Dastan-e-Zafran is repeated': pastDastanOrder,
        'an order from Dastan-e-Zafran is repeated in place of the other': {
          ...pastDastanOrder,
          replaces: coal.id,
        },
      },
      // Once is enough: repeated without end, the quantities would grow without end.
      when: (snapshot, { items, replaces }) =>
        !isCovered(snapshot) &&
        snapshot.context.userId === asha.uid &&
        snapshot.context.cart.items.length <= 1 &&
        // Who has nothing of another restaurant is not asked.
        (replaces === undefined || snapshot.context.cart.restaurant?.id === replaces) &&
        items.every(({ id }) => quantityOf(snapshot, id) === 0),
      followedBy: (before, { replaces, ...order }) =>
        replaces !== undefined && before.context.cart.restaurant?.id === replaces
          ? changedBy(before, { type: 'orderStarted', order })
          : changedByAdding(before, order),
    },
    'cart.quantitySet': {
      samples: {
        'one more of it is taken': { itemId: coalDish.id, quantity: 2 },
        'it is taken out': { itemId: coalDish.id, quantity: 0 },
      },
      when: (snapshot, { itemId }) => !isAsked(snapshot) && quantityOf(snapshot, itemId) === 1,
      followedBy: (before, { itemId, quantity }) =>
        changedBy(before, operationToQuantity(before.context.cart, itemId, quantity)),
    },
    'cart.itemRemoved': {
      samples: { 'it is removed': { itemId: coalDish.id } },
      when: (snapshot, { itemId }) =>
        snapshot.matches({ drawer: 'open', replacement: 'none' }) &&
        quantityOf(snapshot, itemId) > 0,
      followedBy: (before, { itemId }) =>
        changedBy(before, operationToQuantity(before.context.cart, itemId, 0)),
    },
    'cart.noteSet': {
      samples: { 'a note is written for it': { itemId: coalDish.id, note: NOTE } },
      when: (snapshot, { itemId }) =>
        snapshot.matches({ drawer: 'open', replacement: 'none' }) &&
        snapshot.context.cart.items.some(({ id, note }) => id === itemId && !note),
      followedBy: (before, { itemId, note }) =>
        changedBy(before, { type: 'noteSet', itemId, note }),
    },
    'cart.removalUndone': {
      samples: { 'the removal is undone': {} },
      when: (snapshot) => !isAsked(snapshot),
      followedBy: (before) =>
        before.context.removed
          .slice(-1)
          .flatMap((removal) => changedBy(before, { ...removal, type: 'itemRestored' })),
    },
    'cart.removalAccepted': {
      samples: { 'the removal is dismissed': {} },
      // In the drawer it bothers nobody.
      when: (snapshot) => !isCovered(snapshot),
    },
    'cart.ordered': {
      samples: { 'the order is placed': ({ context }) => ({ items: context.cart.items }) },
      when: (snapshot, { items }) =>
        !isCovered(snapshot) && snapshot.context.userId === asha.uid && items.length > 0,
      followedBy: (before, { items }) => changedBy(before, { type: 'itemsRemoved', items }),
    },
    'cart.replacementAccepted': {
      samples: { 'a new order is started': {} },
      when: ({ context }) => context.picked?.items[0]?.id === dastanDish.id,
      followedBy: (before) =>
        changedBy(before, { type: 'orderStarted', order: before.context.picked ?? emptyCart }),
    },
    'cart.replacementDeclined': { samples: { 'the order is kept': {} } },
    'cart.pickedItemsKept': {
      samples: { 'the items just picked are kept': {} },
      when: (snapshot) => !isAsked(snapshot),
      followedBy: (before) =>
        changedBy(
          before,
          { type: 'orderStarted', order: before.context.replaced ?? emptyCart },
          null,
        ),
    },
    'cart.pickedItemsDropped': {
      samples: { 'the items just picked are let go': {} },
      when: (snapshot) => !isAsked(snapshot),
      followedBy: (before) => changedBy(before, { type: 'itemsRemoved', items: [] }, null),
    },
    'cart.changed': {
      samples: {
        'Asha signs in': ({ context }): KeptCart => ({
          userId: asha.uid,
          cart: context.cart,
          replaced: null,
        }),
        'Asha signs in and has a saved cart': ({ context }): KeptCart => ({
          userId: asha.uid,
          cart: cartOf(dastan, dastanDish, 2),
          replaced: context.cart.items.length > 0 ? context.cart : null,
        }),
        'Bimal signs in': { userId: bimal.uid, cart: emptyCart, replaced: null },
        'the customer signs out': { userId: null, cart: emptyCart, replaced: null },
      },
      when: ({ context }, { userId }) =>
        userId === null
          ? context.userId !== null
          : context.userId === (userId === asha.uid ? null : asha.uid),
      followedBy: (before, { userId }) =>
        before.matches({ drawer: { signingIn: 'inDialog' } }) && userId !== null
          ? [{ type: 'cart.signInEnded' }]
          : [],
    },
    'cart.signInChosen': {
      samples: {
        'Sign In is chosen in the cart': { mode: 'login' },
        'Sign Up is chosen in the cart': { mode: 'signup' },
      },
      when: (snapshot) =>
        !isAsked(snapshot) &&
        snapshot.context.userId === null &&
        snapshot.context.cart.items.length > 0,
    },
    'cart.signInEnded': {
      samples: { 'the dialog closes before the customer’s cart is here': {} },
      when: (snapshot) => snapshot.matches({ drawer: { signingIn: 'inDialog' } }),
    },
    'cart.signInDismissed': { samples: { 'the customer signs in another time': {} } },
    'cart.opened': {
      samples: { 'the cart is opened': {} },
      when: (snapshot) => !snapshot.matches({ drawer: 'open' }) && !isBimals(snapshot),
    },
    'cart.closed': {
      samples: { 'the cart is closed, or another page shown': {} },
      when: (snapshot) => !isAsked(snapshot),
    },
  },
  memory: ({ cart, userId, picked, removed, replaced }) => ({
    restaurant: cart.restaurant?.id,
    items: cart.items.map(({ id, quantity, note }) => [id, quantity, note]),
    userId,
    picked: picked?.restaurant.id,
    removed: removed.map(({ item, position }) => [item.id, item.quantity, item.note, position]),
    replaced: replaced?.items.map(({ id, quantity }) => [id, quantity]),
  }),
  invariants: {
    always: {
      'there is at least one of each dish in the cart': ({ context: { cart } }) =>
        cart.items.every(({ quantity }) => quantity >= 1),
      'all dishes are from the kitchen that the cart names': ({ context: { cart } }) =>
        cart.items.every(({ id }) => cart.restaurant !== null && id.startsWith(cart.restaurant.id)),
      'the next customer is offered nothing that the last one took out': ({ context }, before) =>
        before === undefined ||
        before.context.userId === context.userId ||
        context.removed.length === 0,
    },
    never: {
      'the sum is below zero': ({ context: { cart } }) => subtotalOf(cart.items) < 0,
      'a question is asked about nothing': (snapshot) =>
        snapshot.matches({ replacement: 'asking' }) && snapshot.context.picked === null,
    },
    eventually: {
      'nothing lies over the page': (snapshot) =>
        snapshot.matches({ replacement: 'none', drawer: 'closed' }),
    },
  },
});
