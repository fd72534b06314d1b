import { assign, setup } from 'xstate';
import type { Order } from './entities.ts';
import type { SeenMessages } from './seen-messages.ts';
import { unreadCount, unreadTimes } from './unread-messages.ts';
import type { DriverMessages } from './unread-messages.ts';
import { unprovided } from './unprovided.ts';

export type OrderNewsEvent =
  | { type: 'news.changed'; orders: Order[]; messages: DriverMessages }
  /** Null as long as it is not known. */
  | { type: 'news.seenChanged'; seen: SeenMessages | null }
  | { type: 'news.ticked'; now: number; isLooking: boolean };

type NewsContext = {
  orders: Order[];
  messages: DriverMessages;
  seen: SeenMessages | null;
  /** Milliseconds since the epoch. */
  now: number;
  /** When the customer last looked at FoodDash, in whichever tab. */
  lookedAt: number;
  isLooking: boolean;
};

/** Something that happened while nobody looked. */
export type NewsItem = {
  kind: 'delivered' | 'message';
  orderId: string;
  restaurantName: string;
  /** When it happened, in milliseconds since the epoch. */
  at: number;
};

/** What is told: the news one by one, and what the tab's title and the app's badge count. */
export type News = { items: NewsItem[]; deliveries: number; unread: number };

/** What there is to tell. A cancelled order has no news. */
export function newsOf({ orders, messages, seen, now, lookedAt, isLooking }: NewsContext): News {
  const current = orders.filter(({ status }) => status !== 'cancelled');
  const items = current.flatMap(({ id, status, restaurant, estimatedDelivery }): NewsItem[] => {
    const due = Date.parse(estimatedDelivery);
    // Whoever looks has looked until now, and misses no delivery.
    const isNews = status !== 'delivered' && lookedAt < due && due <= now;
    const missed = unreadTimes({ messages, seen }, id).filter(
      (written) => !isLooking && written > lookedAt,
    );
    const tellOf = (kind: NewsItem['kind'], at: number): NewsItem => ({
      kind,
      orderId: id,
      restaurantName: restaurant.name,
      at,
    });
    return [
      isNews ? tellOf('delivered', due) : [],
      missed.length > 0 ? tellOf('message', Math.max(...missed)) : [],
    ].flat();
  });
  return {
    items,
    deliveries: items.filter(({ kind }) => kind === 'delivered').length,
    unread: current.reduce((sum, { id }) => sum + unreadCount({ messages, seen }, id), 0),
  };
}

export const orderNewsMachine = setup({
  types: {
    input: {} as Pick<NewsContext, 'now' | 'orders' | 'seen'>,
    context: {} as NewsContext,
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
    setOrders: assign((_, { orders, messages }: Pick<NewsContext, 'orders' | 'messages'>) => ({
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
