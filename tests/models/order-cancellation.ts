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
    'Asha at an order from ten minutes ago': inputOf(olderOrder.createdAt),
    'Asha at an order that was placed in the future': inputOf(futureOrder.createdAt),
  },
  moves: {
    'cancellation.requested': { samples: { 'Cancel order is clicked': {} } },
    'cancellation.confirmed': { samples: { 'the customer confirms': {} } },
    'cancellation.dismissed': {
      samples: { 'the customer closes the dialog': {} },
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
        'the cancellation is stored': { kind: 'cancelled' },
        'the storage reports that it is too late': { kind: 'tooLate' },
      },
    },
    'xstate.error.actor.cancelOrder': {
      samples: { 'the browser refuses to store the cancellation': new Error('Storage is full.') },
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
