import { defineModel } from 'chartwalk';
import { orderCancellationMachine } from '../../machines/order-cancellation.ts';
import { afterNoon, asha, MINUTE, NOON, order, SECOND } from '../fixtures.ts';

export const freshOrder = order({ createdAt: afterNoon(0) });
export const olderOrder = order({ createdAt: afterNoon(-10) });
/**
 * An order whose placement time is in the future, because the clock was set back by an hour after the order
 * was placed.
 */
export const futureOrder = order({ createdAt: afterNoon(50) });

const inputOf = (createdAt: string) => ({
  input: {
    orderId: freshOrder.id,
    userId: asha.uid,
    before: Date.parse(createdAt),
    deadline: Date.parse(createdAt) + MINUTE,
    now: () => NOON,
  },
});

export const orderCancellationModel = defineModel({
  machine: orderCancellationMachine,
  starts: {
    'Asha at the order she has just placed': inputOf(freshOrder.createdAt),
    'Asha at an order of ten minutes ago': inputOf(olderOrder.createdAt),
    'Asha at an order whose time is yet to come': inputOf(futureOrder.createdAt),
  },
  moves: {
    'cancellation.requested': { samples: { 'Cancel order is pressed': {} } },
    'cancellation.confirmed': { samples: { 'she confirms': {} } },
    'cancellation.dismissed': {
      samples: { 'she closes the question': {} },
      when: (snapshot) => !snapshot.matches('cancelling'),
    },
    'clock.ticked': {
      samples: {
        'a second passes': { now: NOON + SECOND },
        'the minute is over': { now: NOON + MINUTE },
        'the clock is set back': { now: NOON - MINUTE },
      },
      when: (snapshot, { now }) => !snapshot.matches('cancelling') && snapshot.context.now !== now,
    },
    'xstate.done.actor.cancelOrder': {
      samples: {
        'the order is cancelled where it is stored': { kind: 'cancelled' },
        'it is too late by then': { kind: 'tooLate' },
      },
    },
    'xstate.error.actor.cancelOrder': {
      samples: { 'the browser refuses to store it': new Error('Storage is full.') },
    },
  },
  memory: ({ now }) => now,
  invariants: {
    never: {
      'an order is cancelled after its minute': (snapshot) =>
        snapshot.matches('cancelling') && snapshot.context.now >= snapshot.context.deadline,
      'cancelling is offered after the minute': (snapshot) =>
        snapshot.matches('inTime') && snapshot.context.now >= snapshot.context.deadline,
      'cancelling is offered after the clock was set back': (snapshot) =>
        snapshot.matches('inTime') && snapshot.context.now < snapshot.context.before,
    },
  },
});
