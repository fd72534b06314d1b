import { defineModel } from 'chartwalk';
import type { SnapshotFrom } from 'xstate';
import { cartMachine } from '../../machines/cart.ts';
import type { OwnedCart } from '../../machines/cart.ts';
import { applyToCart, emptyCart, createQuantityOperation } from '../../src/domain/cart.ts';
import type { CartOperation } from '../../src/domain/cart.ts';
import { subtotalOf } from '../../src/domain/pricing.ts';
import {
  asha,
  bimal,
  cartOf,
  coal,
  coalDish,
  coalSalad,
  dastan,
  dastanDish,
  NOTE,
  pastCoalOrder,
} from '../fixtures.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

const isSigningIn = (snapshot: Snapshot) => snapshot.matches({ drawer: 'signingIn' });
const isCovered = (snapshot: Snapshot) => !snapshot.matches({ drawer: 'closed' });
/**
 * Returns whether Bimal is signed in. The model needs Bimal only to check that Asha's cart is gone, so he
 * adds nothing.
 */
const isBimals = ({ context }: Snapshot) => context.userId === bimal.uid;
const quantityOf = ({ context }: Snapshot, itemId: string) =>
  context.cart.items.find(({ id }) => id === itemId)?.quantity ?? 0;

/** Returns the report of the cart's record after an operation. */
function changedBy({ context }: Snapshot, operation: CartOperation, replaced = context.replaced) {
  const { userId, cart } = context;
  return [{ type: 'cart.changed', userId, cart: applyToCart(cart, operation), replaced }];
}

/** Returns the cart after the app has added something to it. */
const withAdded =
  (operation: CartOperation) =>
  ({ context: { userId, cart, replaced } }: Snapshot): OwnedCart => ({
    userId,
    cart: applyToCart(cart, operation),
    replaced,
  });

/** Returns whether the new cart has dishes and belongs to the current user. */
const isAddition = ({ context }: Snapshot, { userId, cart }: OwnedCart) =>
  userId === context.userId && cart.items.length > 0;
const isOrder = ({ cart }: OwnedCart) => cart === pastCoalOrder;

const isSalad = ({ cart }: OwnedCart) => cart.items.at(-1)?.id === coalSalad.id;

function canAdd(snapshot: Snapshot, ownedCart: OwnedCart): boolean {
  const isFree = !isCovered(snapshot) && !isBimals(snapshot);
  // Only Asha adds the salad, because the model needs it only to end the offer to restore another dish.
  if (isSalad(ownedCart)) {
    return isFree && ownedCart.userId === asha.uid && quantityOf(snapshot, coalSalad.id) === 0;
  }
  // Each dish is added only once, because repeated additions would raise quantities without end.
  const isFirst = ownedCart.cart.items.every(({ id }) => quantityOf(snapshot, id) === 0);
  const isOne = ownedCart.cart.items.every(({ quantity }) => quantity === 1);
  if (!isOrder(ownedCart)) return isFree && isFirst && isOne;
  // In this model, a repeated order replaces the cart. If the cart contained the salad, the app would add the
  // order to the cart instead.
  return (
    isFree && isFirst && ownedCart.userId === asha.uid && quantityOf(snapshot, coalSalad.id) === 0
  );
}

export const cartModel = defineModel({
  machine: cartMachine,
  starts: { 'a guest at Coal & Rumali': {} },
  moves: {
    // This event has no samples, because the app sends it only after additions to the cart.
    'cart.added': { samples: {} },
    'cart.dishesRemoved': {
      samples: { 'veg mode removes the dish': { itemIds: [coalDish.id] } },
      when: (snapshot) =>
        !isCovered(snapshot) &&
        snapshot.context.userId === asha.uid &&
        quantityOf(snapshot, coalDish.id) === 1,
      followedBy: (before, { itemIds }) =>
        changedBy(before, {
          type: 'itemsRemoved',
          items: before.context.cart.items.filter(({ id }) => itemIds.includes(id)),
        }),
    },
    'cart.quantitySet': {
      samples: {
        'the quantity is increased': { itemId: coalDish.id, quantity: 2 },
        'the dish is removed': { itemId: coalDish.id, quantity: 0 },
      },
      // Only the bin in the drawer removes two portions at once.
      when: (snapshot, { itemId, quantity }) =>
        (!isSigningIn(snapshot) && quantityOf(snapshot, itemId) === 1) ||
        (snapshot.matches({ drawer: 'open' }) &&
          quantityOf(snapshot, itemId) > 1 &&
          quantity === 0),
      followedBy: (before, { itemId, quantity }) =>
        changedBy(before, createQuantityOperation(before.context.cart, itemId, quantity)),
    },
    'cart.noteSet': {
      samples: { 'a note is written for the dish': { itemId: coalDish.id, note: NOTE } },
      when: (snapshot, { itemId }) =>
        snapshot.matches({ drawer: 'open' }) &&
        snapshot.context.cart.items.some(({ id, note }) => id === itemId && !note),
      followedBy: (before, { itemId, note }) =>
        changedBy(before, { type: 'noteSet', itemId, note }),
    },
    'cart.removalUndone': {
      samples: { 'the removal is undone': {} },
      when: (snapshot) => !isSigningIn(snapshot),
      followedBy: (before) =>
        before.context.removed
          .slice(-1)
          .flatMap((removal) => changedBy(before, { ...removal, type: 'itemRestored' })),
    },
    'cart.removalAccepted': {
      samples: { 'the removal is dismissed': {} },
      // The offer to undo covers nothing while the drawer is open, so the customer has no reason to dismiss
      // it.
      when: (snapshot) => !isCovered(snapshot),
    },
    'cart.ordered': {
      samples: { 'the order is placed': ({ context }) => ({ items: context.cart.items }) },
      when: (snapshot, { items }) =>
        !isCovered(snapshot) && snapshot.context.userId === asha.uid && items.length > 0,
      followedBy: (before, { items }) => changedBy(before, { type: 'itemsRemoved', items }),
    },
    'cart.guestItemsRestored': {
      samples: { 'the items just picked are restored': {} },
      when: (snapshot) => !isSigningIn(snapshot),
      followedBy: (before) =>
        changedBy(
          before,
          { type: 'orderStarted', order: before.context.replaced ?? emptyCart },
          null,
        ),
    },
    'cart.guestItemsDiscarded': {
      samples: { 'the items just picked are discarded': {} },
      when: (snapshot) => !isSigningIn(snapshot),
      followedBy: (before) => changedBy(before, { type: 'itemsRemoved', items: [] }, null),
    },
    'cart.changed': {
      samples: {
        'a dish of Coal & Rumali is added': withAdded({
          type: 'itemsAdded',
          restaurant: coal,
          items: [{ ...coalDish, quantity: 1 }],
        }),
        'a salad of Coal & Rumali is added': withAdded({
          type: 'itemsAdded',
          restaurant: coal,
          items: [{ ...coalSalad, quantity: 1 }],
        }),
        'a new order with Dastan-e-Zafran is started': withAdded({
          type: 'orderStarted',
          order: cartOf(dastan, dastanDish, 1),
        }),
        'an order from Coal & Rumali is repeated': ({ context: { userId, replaced } }) => ({
          userId,
          cart: pastCoalOrder,
          replaced,
        }),
        'Asha signs in': ({ context }): OwnedCart => ({
          userId: asha.uid,
          cart: context.cart,
          replaced: null,
        }),
        'Asha signs in and has a saved cart': ({ context }): OwnedCart => ({
          userId: asha.uid,
          cart: cartOf(dastan, dastanDish, 2),
          replaced: context.cart.items.length > 0 ? context.cart : null,
        }),
        'Bimal signs in': { userId: bimal.uid, cart: emptyCart, replaced: null },
        'the customer signs out': { userId: null, cart: emptyCart, replaced: null },
      },
      when: (snapshot, ownedCart) => {
        if (isAddition(snapshot, ownedCart)) return canAdd(snapshot, ownedCart);
        const { userId } = snapshot.context;
        return ownedCart.userId === null
          ? userId !== null
          : userId === (ownedCart.userId === asha.uid ? null : asha.uid);
      },
      followedBy: (before, ownedCart) => {
        if (isAddition(before, ownedCart)) {
          return [{ type: 'cart.added' }, ...(isOrder(ownedCart) ? [{ type: 'cart.opened' }] : [])];
        }
        return before.matches({ drawer: { signingIn: 'inDialog' } }) && ownedCart.userId !== null
          ? [{ type: 'cart.signInEnded' }]
          : [];
      },
    },
    'cart.signInChosen': {
      samples: {
        'Sign In is chosen in the cart': { mode: 'login' },
        'Sign Up is chosen in the cart': { mode: 'signup' },
      },
      when: (snapshot) =>
        !isSigningIn(snapshot) &&
        snapshot.context.userId === null &&
        snapshot.context.cart.items.length > 0,
    },
    'cart.signInEnded': {
      samples: { 'the dialog closes before the customer’s cart has loaded': {} },
      when: (snapshot) => snapshot.matches({ drawer: { signingIn: 'inDialog' } }),
    },
    'cart.signInDismissed': { samples: { 'the sign-in dialog is dismissed': {} } },
    'cart.opened': {
      samples: { 'the cart is opened': {} },
      when: (snapshot) => !snapshot.matches({ drawer: 'open' }) && !isBimals(snapshot),
    },
    'cart.closed': {
      samples: { 'the cart is closed or another page is shown': {} },
      when: (snapshot) => !isSigningIn(snapshot),
    },
  },
  memory: ({ cart, userId, removed, replaced }) => ({
    restaurant: cart.restaurant?.id,
    items: cart.items.map(({ id, quantity, note }) => [id, quantity, note]),
    userId,
    removed: removed.map(({ item, position }) => [item.id, item.quantity, item.note, position]),
    replaced: replaced?.items.map(({ id, quantity }) => [id, quantity]),
  }),
  invariants: {
    always: {
      'there is at least one of each dish in the cart': ({ context: { cart } }) =>
        cart.items.every(({ quantity }) => quantity >= 1),
      'all dishes are from the restaurant that the cart names': ({ context: { cart } }) =>
        cart.items.every(({ id }) => cart.restaurant !== null && id.startsWith(cart.restaurant.id)),
      'a removed dish is not offered to the next customer': ({ context }, before) =>
        before === undefined ||
        before.context.userId === context.userId ||
        context.removed.length === 0,
    },
    never: {
      'the subtotal is negative': ({ context: { cart } }) => subtotalOf(cart.items) < 0,
    },
    eventually: {
      'nothing covers the page': (snapshot) => snapshot.matches({ drawer: 'closed' }),
    },
  },
});
