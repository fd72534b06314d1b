import { assign, setup } from 'xstate';
import type { Order } from '../src/domain/entities.ts';
import { newsOf } from '../src/domain/order-news.ts';
import type { News, NewsFacts } from '../src/domain/order-news.ts';
import type { SeenMessages } from '../src/domain/seen-messages.ts';
import type { DriverMessages } from '../src/domain/unread-messages.ts';
import { unprovided } from './unprovided.ts';

export type OrderNewsEvent =
  | { type: 'news.changed'; orders: Order[]; messages: DriverMessages }
  /** Null as long as it is not known. */
  | { type: 'news.seenChanged'; seen: SeenMessages | null }
  | { type: 'news.ticked'; now: number; isLooking: boolean };

export const orderNewsMachine = setup({
  types: {
    input: {} as Pick<NewsFacts, 'now' | 'orders' | 'seen'>,
    context: {} as NewsFacts,
    events: {} as OrderNewsEvent,
  },
  actors: {
    /** Sends `news.changed` with the customer's orders and their drivers' messages, now and later. */
    newsListener: unprovided.callback<OrderNewsEvent>('newsListener'),
    /** Sends `news.seenChanged` with what the customer has read, now and when that changes. */
    seenListener: unprovided.callback<OrderNewsEvent>('seenListener'),
    /** Sends `news.ticked` with the time now, and whether any tab of FoodDash is looked at. */
    clock: unprovided.callback<OrderNewsEvent>('clock'),
  },
  actions: {
    setOrders: assign((_, { orders, messages }: Pick<NewsFacts, 'orders' | 'messages'>) => ({
      orders,
      messages,
    })),
    setSeen: assign({ seen: (_, seen: SeenMessages | null) => seen }),
    setTime: assign(({ context }, { now, isLooking }: { now: number; isLooking: boolean }) => ({
      now,
      isLooking,
      lookedAt: isLooking ? now : context.lookedAt,
    })),
    /** Tells all of this, and takes back what is told and no news any more. */
    tell: unprovided.action<News>('tell'),
  },
  guards: {
    hasNews: ({ context }) => newsOf(context).items.length + newsOf(context).unread > 0,
    hasNone: ({ context }) => newsOf(context).items.length + newsOf(context).unread === 0,
  },
}).createMachine({
  id: 'order-news',
  description:
    'What a customer is told while they look elsewhere: a delivery, or what the driver writes. The times are compared with the clock, so a tab that slept tells it when it wakes.',
  context: ({ input }) => ({ ...input, messages: {}, lookedAt: input.now, isLooking: true }),
  invoke: [{ src: 'newsListener' }, { src: 'seenListener' }, { src: 'clock' }],
  initial: 'none',
  on: {
    'news.changed': {
      actions: [
        { type: 'setOrders', params: ({ event }) => event },
        { type: 'tell', params: ({ context }) => newsOf(context) },
      ],
    },
    'news.seenChanged': {
      actions: [
        { type: 'setSeen', params: ({ event }) => event.seen },
        { type: 'tell', params: ({ context }) => newsOf(context) },
      ],
    },
    'news.ticked': {
      actions: [
        { type: 'setTime', params: ({ event }) => event },
        { type: 'tell', params: ({ context }) => newsOf(context) },
      ],
    },
  },
  states: {
    none: { always: { guard: 'hasNews', target: 'some' } },
    some: {
      description: 'The tab’s title and the app’s badge say so until it is seen.',
      always: { guard: 'hasNone', target: 'none' },
    },
  },
});
