import { defineModel } from 'chartwalk';
import type { SnapshotFrom } from 'xstate';
import { orderNewsMachine } from '../../machines/order-news.ts';
import { newsOf } from '../../src/domain/order-news.ts';
import { MINUTE, NOON, order, SECOND } from '../fixtures.ts';

type Snapshot = SnapshotFrom<typeof orderNewsMachine>;

const DUE = NOON + 10 * MINUTE;
/** Due in ten minutes. */
export const awaitedOrder = order({
  id: 'FD1',
  estimatedDelivery: new Date(DUE).toISOString(),
});
const writtenAt = NOON + 5 * MINUTE;
const wrote = ({ context }: Snapshot) => (context.messages['FD1'] ?? []).length > 0;
const isCancelled = ({ context }: Snapshot) =>
  context.orders.some(({ status }) => status === 'cancelled');

export const orderNewsModel = defineModel({
  machine: orderNewsMachine,
  starts: { 'Asha waits for an order': { input: { now: NOON, orders: [awaitedOrder], seen: {} } } },
  moves: {
    'news.changed': {
      samples: {
        'the driver writes': { orders: [awaitedOrder], messages: { FD1: [writtenAt] } },
        'the order is cancelled': {
          orders: [{ ...awaitedOrder, status: 'cancelled' }],
          messages: {},
        },
      },
      when: (snapshot, { messages }) =>
        !isCancelled(snapshot) && !(wrote(snapshot) && 'FD1' in messages),
    },
    'news.seenChanged': {
      samples: { 'the message is read': { seen: { FD1: writtenAt } } },
      when: (snapshot) => newsOf(snapshot.context).unread > 0,
    },
    'news.ticked': {
      samples: {
        'Asha looks elsewhere': { now: NOON + SECOND, isLooking: false },
        'it is delivered while she looks elsewhere': {
          now: DUE,
          isLooking: false,
        },
        'Asha comes back': ({ context }: Snapshot) => ({
          now: context.now + SECOND,
          isLooking: true,
        }),
      },
      when: ({ context }, { now, isLooking }) =>
        context.now < now && context.isLooking !== isLooking,
    },
  },
  memory: (context) => ({
    ...newsOf(context),
    isCancelled: context.orders.some(({ status }) => status === 'cancelled'),
    isLooking: context.isLooking,
    isDue: context.now >= DUE,
    lookedAfter: [writtenAt, DUE].map((at) => context.lookedAt >= at),
  }),
});
