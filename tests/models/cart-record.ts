import { defineModel } from 'chartwalk';
import type { SnapshotFrom } from 'xstate';
import { cartRecordMachine } from '../../machines/cart-record.ts';
import { cartRecord } from '../../src/domain/cart.ts';
import type { CartOperation } from '../../src/domain/cart.ts';
import { bimal, cartOf, coal, coalDish, dastan, dastanDish } from '../fixtures.ts';
import { customerRecordInvariants, customerRecordMoves } from './customer-record.ts';

type Snapshot = SnapshotFrom<typeof cartRecordMachine>;

const add: CartOperation = {
  type: 'itemsAdded',
  restaurant: coal,
  items: [{ ...coalDish, quantity: 1 }],
};
const remove: CartOperation = { type: 'itemsRemoved', items: [{ id: coalDish.id, quantity: 1 }] };

/** Bimal has come to find Asha's cart gone, and buys nothing. */
function canOperate({ context }: Snapshot, operation: CartOperation): boolean {
  const { userId, value, pending } = context;
  const isFree = value.items.length === 0 || value.restaurant?.id === coal.id;
  const quantity = value.items[0]?.quantity ?? 0;
  return (
    userId !== bimal.uid &&
    isFree &&
    pending.length < 2 &&
    (operation === add ? quantity <= 1 : quantity === 1)
  );
}

export const cartRecordModel = defineModel({
  machine: cartRecordMachine,
  starts: { 'a guest at Coal & Rumali': {} },
  moves: {
    ...customerRecordMoves(cartRecord, {
      name: 'cart',
      saved: cartOf(dastan, dastanDish, 2),
      elsewhere: cartOf(coal, coalDish, 2),
    }),
    'record.operated': {
      samples: {
        'a dish is added': { operation: add },
        'it is taken out': { operation: remove },
      },
      when: (snapshot, { operation }) => canOperate(snapshot, operation),
    },
  },
  memory: ({ userId, value, stored, pending, sent, replaced }) => ({
    userId,
    value: value.items.map(({ id, quantity }) => [id, quantity]),
    stored: stored.items.map(({ id, quantity }) => [id, quantity]),
    pending: pending.length,
    sent,
    replaced: replaced?.items.map(({ id, quantity }) => [id, quantity]),
  }),
  invariants: customerRecordInvariants(cartRecord),
});
