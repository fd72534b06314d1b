import { defineModel } from 'chartwalk';
import { seenMessagesMachine } from '../../machines/seen-messages.ts';
import { seenMessagesRecord, seenUntil } from '../../src/domain/seen-messages.ts';
import type { SeenMessagesOperation } from '../../src/domain/seen-messages.ts';
import { asha, NOON, order } from '../fixtures.ts';
import { customerRecordInvariants, customerRecordMoves } from './customer-record.ts';

/** Nobody's in particular: every customer of the browser can write to its driver. */
export const sharedOrder = order({ userId: undefined });

/** When its driver wrote. */
export const FIRST = NOON + 1000;
export const SECOND = NOON + 2000;

const seeing = (timestamp: number): { operation: SeenMessagesOperation } => ({
  operation: { type: 'seen', orderId: sharedOrder.id, timestamp },
});

export const seenMessagesModel = defineModel({
  machine: seenMessagesMachine,
  starts: { 'a guest at an order': {} },
  moves: {
    ...customerRecordMoves(seenMessagesRecord, {
      name: 'note of what was read',
      saved: { [sharedOrder.id]: FIRST },
      elsewhere: { [sharedOrder.id]: SECOND },
    }),
    'record.operated': {
      samples: {
        'Asha sees the first message': seeing(FIRST),
        'Asha sees the next message': seeing(SECOND),
      },
      // Guests have no conversation, and Bimal does not open his.
      when: ({ context: { userId, value, pending } }, { operation }) =>
        userId === asha.uid &&
        pending.length < 2 &&
        seenUntil(value, operation.orderId) < operation.timestamp,
    },
    // Guests see nothing, so nothing is replaced.
    'record.replacedForgotten': { samples: {} },
  },
  memory: ({ userId, value, stored, pending, sent }) => ({ userId, value, stored, pending, sent }),
  invariants: customerRecordInvariants(seenMessagesRecord),
});
