import { defineModel } from 'chartwalk';
import type { SnapshotFrom } from 'xstate';
import { customerRecordMachine } from '../../machines/customer-record.ts';
import type { StorageReport } from '../../machines/customer-record.ts';
import { applyToCart, cartRecord, emptyCart } from '../../src/domain/cart.ts';
import type { CartOperation } from '../../src/domain/cart.ts';
import type { Cart } from '../../src/domain/entities.ts';
import { asha, bimal, cartOf, coal, coalDish, dastan, dastanDish } from '../fixtures.ts';

type Snapshot = SnapshotFrom<typeof customerRecordMachine>;
type Report = StorageReport<Cart, CartOperation>;

/** Asha's saved cart. Bimal has no saved cart. */
export const savedCart = cartOf(dastan, dastanDish, 2);
export const cartOfOtherTab = cartOf(coal, coalDish, 1);

const add: CartOperation = {
  type: 'itemsAdded',
  restaurant: coal,
  items: [{ ...coalDish, quantity: 1 }],
};
const remove: CartOperation = { type: 'itemsRemoved', items: [{ id: coalDish.id, quantity: 1 }] };

/**
 * Returns whether the customer can change the cart. The model needs Bimal only to check that Asha's cart is
 * gone, so he changes nothing.
 */
function canOperate({ context }: Snapshot, operation: CartOperation): boolean {
  const { userId, value, pending } = context;
  const isFree = value.items.length === 0 || value.restaurant?.id === coal.id;
  const quantity = value.items[0]?.quantity ?? 0;
  return (
    userId !== bimal.uid &&
    isFree &&
    pending.length < 2 &&
    (operation === add ? quantity <= 2 : quantity > 0)
  );
}

const stored = (userId: string | null, value: Cart): Report => ({
  type: 'record.stored',
  userId,
  value,
  pending: [],
});

/** Returns the storage's answer after it has opened the record of this user. */
function opened({ context }: Snapshot, userId: string | null, isReported: boolean): Report {
  if (userId === null) return { type: 'record.held', userId, value: emptyCart, pending: [] };
  const guestCart = context.userId === null ? context.value : emptyCart;
  if (userId !== asha.uid && isReported) return stored(userId, guestCart);
  const isReplaced = guestCart.items.length > 0;
  const saved = userId === asha.uid ? savedCart : emptyCart;
  return { ...stored(userId, saved), ...(isReplaced && { replaced: guestCart }) };
}

/** Returns the storage's answer to an operation if the storage is not full. */
function operated({ context }: Snapshot, operation: CartOperation): Report {
  const { userId } = context;
  const value = applyToCart(context.value, operation);
  if (userId !== null) return stored(userId, value);
  return { type: 'record.held', userId, value, pending: [...context.pending, operation] };
}

export const customerRecordModel = defineModel({
  machine: customerRecordMachine,
  starts: { 'a guest at Coal & Rumali': { input: cartRecord } },
  moves: {
    'session.changed': {
      samples: {
        'Asha signs in': { userId: asha.uid, isReported: true },
        'Bimal signs in': { userId: bimal.uid, isReported: true },
        'another tab signs Asha in': { userId: asha.uid, isReported: false },
        'another tab signs Bimal in': { userId: bimal.uid, isReported: false },
        'the customer signs out': { userId: null, isReported: false },
        'the session reports the same customer again': ({ context }) => ({
          userId: context.userId,
          isReported: true,
        }),
      },
      when: ({ context }, { userId }) => userId !== asha.uid || context.userId !== bimal.uid,
      followedBy: (before, { userId, isReported }) =>
        before.context.userId === userId ? [] : [opened(before, userId, isReported)],
    },
    'record.changed': {
      samples: {
        'a dish is added': { operation: add },
        'the dish is removed': { operation: remove },
      },
      when: (snapshot, { operation }) => canOperate(snapshot, operation),
      followedBy: (before, { operation }) => [operated(before, operation)],
    },
    'record.changedInOtherTab': {
      samples: { 'another tab changes the cart': {} },
      when: ({ context }) => context.userId === asha.uid,
      followedBy: ({ context }) => [
        stored(context.userId, context.pending.reduce(applyToCart, cartOfOtherTab)),
      ],
    },
    // These events have no samples, because the storage sends them only after other events.
    'record.held': { samples: {} },
    'record.stored': { samples: {} },
    'record.refused': {
      samples: {
        'a dish is added that the browser refuses to store': ({ context }) => ({
          userId: context.userId,
          value: applyToCart(context.value, add),
          pending: [...context.pending, add],
        }),
      },
      when: (snapshot) => snapshot.context.userId === asha.uid && canOperate(snapshot, add),
    },
    'record.replacedDiscarded': {
      samples: { 'the guest’s cart is discarded': {} },
      when: ({ context }) => context.replaced !== null,
    },
  },
  memory: ({ userId, value, pending, replaced }) => ({
    userId,
    value: value.items.map(({ id, quantity }) => [id, quantity]),
    pending: pending.length,
    replaced: replaced?.items.map(({ id, quantity }) => [id, quantity]),
  }),
  invariants: {
    never: {
      'a customer’s value is in memory only': (snapshot) =>
        snapshot.matches('inMemory') && snapshot.context.userId !== null,
      'a saved value has pending changes': (snapshot) =>
        snapshot.matches('saved') && snapshot.context.pending.length > 0,
      'a value that one customer can restore is offered to the next customer': (
        { context },
        before,
      ) =>
        before !== undefined &&
        before.context.userId !== null &&
        before.context.userId !== context.userId &&
        context.replaced !== null,
    },
  },
});
