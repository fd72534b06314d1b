import { setup } from 'xstate';
import type { OrderStatus } from '../src/domain/entities.ts';
import { unprovided } from './unprovided.ts';

export type OrderStatusEvent = { type: 'status.countdownEnded' };

/**
 * The content of the tracking card in one state of the machine. The estimate is empty for a delivered order.
 */
export type OrderStatusMeta = { status: OrderStatus; estimate: string };

export const orderStatusMachine = setup({
  types: {
    events: {} as OrderStatusEvent,
    meta: {} as OrderStatusMeta,
    tags: {} as 'hasDriver',
  },
  actors: {
    /** Sends `status.countdownEnded` when the estimated delivery time is reached. */
    countdownListener: unprovided.callback<OrderStatusEvent>('countdownListener'),
  },
  delays: {
    untilConfirmed: 0,
    untilPreparing: 5_000,
    untilReady: 10_000,
    untilPickedUp: 5_000,
    untilOnTheWay: 5_000,
  },
}).createMachine({
  id: 'order-status',
  description:
    'The simulated status of the order tracking card: confirmed at 0 s, preparing at 5 s, ready at 15 s, picked up at 20 s, on the way at 25 s.',
  invoke: { src: 'countdownListener' },
  initial: 'starting',
  on: {
    'status.countdownEnded': { target: '.delivered' },
  },
  states: {
    starting: {
      meta: { status: 'preparing', estimate: '25-30 min' },
      after: { untilConfirmed: { target: 'confirmed' } },
    },
    confirmed: {
      meta: { status: 'confirmed', estimate: '25-30 min' },
      after: { untilPreparing: { target: 'preparing' } },
    },
    preparing: {
      meta: { status: 'preparing', estimate: '20-25 min' },
      after: { untilReady: { target: 'ready' } },
    },
    ready: {
      meta: { status: 'ready', estimate: '15-20 min' },
      after: { untilPickedUp: { target: 'pickedUp' } },
    },
    pickedUp: {
      tags: ['hasDriver'],
      meta: { status: 'picked_up', estimate: '10-15 min' },
      after: { untilOnTheWay: { target: 'onTheWay' } },
    },
    onTheWay: {
      tags: ['hasDriver'],
      meta: { status: 'on_the_way', estimate: '5-10 min' },
    },
    delivered: {
      type: 'final',
      meta: { status: 'delivered', estimate: '' },
    },
  },
});
