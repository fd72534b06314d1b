import { assign, or, setup, stateIn } from 'xstate';
import type { Order } from '../src/domain/entities.ts';
import { isDue } from '../src/domain/order-status.ts';
import { unprovided } from './unprovided.ts';

export type TrackLookupInput = {
  /** The ID in the URL, or '' if there is none. */
  orderId: string;
  /** The order itself if the customer has just placed it; otherwise null. */
  order: Order | null;
  /** Returns the current time. The machine calls this function once, when the page opens. */
  now: () => number;
};

/** Reports that this tab or another one has changed the looked-up order. */
export type OrderChanged = { type: 'track.orderChanged'; order: Order };

export type TrackLookupEvent =
  | { type: 'track.idTyped'; text: string }
  | { type: 'track.submitted' }
  | { type: 'track.addressChanged'; orderId: string }
  | { type: 'track.alertDismissed' }
  | OrderChanged;

export const trackLookupMachine = setup({
  types: {
    input: {} as TrackLookupInput,
    context: {} as {
      text: string;
      /**
       * The ID that was looked up last. A typed ID is in upper case, and an ID from the URL keeps its case.
       */
      orderId: string;
      order: Order | null;
      /** The time when the page was opened, in milliseconds since the epoch. */
      openedAt: number;
    },
    events: {} as TrackLookupEvent,
  },
  actors: {
    /** Sends `track.orderChanged` when this tab or another one changes the stored orders. */
    orderListener: unprovided.callback<OrderChanged, { orderId: string }>('orderListener'),
    /** Returns the order with this ID, or null if there is none. */
    lookUpOrder: unprovided.promise<Order | null, { orderId: string }>('lookUpOrder'),
  },
  actions: {
    rememberText: assign({ text: (_, text: string) => text }),
    request: assign({
      text: (_, orderId: string) => orderId,
      orderId: (_, orderId: string) => orderId,
      order: null,
    }),
    rememberOrder: assign({ order: (_, order: Order | null) => order }),
    showInAddress: unprovided.action<string>('showInAddress'),
  },
  guards: {
    isRequested: ({ context }) => context.orderId !== '',
    isBlank: (_, text: string) => text.trim() === '',
    isSameOrder: ({ context }, orderId: string) => orderId.trim() === context.orderId,
    isAnotherOrder: ({ context }, text: string) => !['', context.orderId].includes(text.trim()),
    isKnown: ({ context }) => context.order !== null,
    isFound: (_, order: Order | null) => order !== null,
    isCancelled: ({ context }) => context.order?.status === 'cancelled',
    wasDeliveredBefore: ({ context }) =>
      context.order !== null && isDue(context.order, context.openedAt),
    isCancelledNow: ({ context }, order: Order) =>
      order.status === 'cancelled' && context.order?.status !== 'cancelled',
  },
  delays: { alertDelay: 500 },
}).createMachine({
  id: 'track-lookup',
  description: 'Finds an order by the ID that was typed or is in the URL.',
  context: ({ input }) => ({
    text: input.orderId.trim(),
    orderId: input.orderId.trim(),
    order: input.order,
    openedAt: input.now(),
  }),
  type: 'parallel',
  states: {
    lookup: {
      initial: 'idle',
      on: {
        'track.idTyped': {
          actions: { type: 'rememberText', params: ({ event }) => event.text },
        },
        'track.submitted': [
          {
            description: 'A blank submit does nothing.',
            guard: { type: 'isBlank', params: ({ context }) => context.text },
          },
          {
            description: 'The URL already contains this ID.',
            guard: { type: 'isSameOrder', params: ({ context }) => context.text.toUpperCase() },
            target: '.loading',
            actions: { type: 'request', params: ({ context }) => context.orderId },
          },
          {
            target: '.loading',
            actions: [
              { type: 'request', params: ({ context }) => context.text.trim().toUpperCase() },
              { type: 'showInAddress', params: ({ context }) => context.orderId },
            ],
          },
        ],
        'track.addressChanged': [
          {
            description: 'A submit changes the URL, but has already requested this order.',
            guard: { type: 'isSameOrder', params: ({ event }) => event.orderId },
          },
          {
            description: 'Back, forward or a link led to a URL without an order ID.',
            guard: { type: 'isBlank', params: ({ event }) => event.orderId },
            target: '.idle',
            actions: { type: 'request', params: '' },
          },
          {
            target: '.loading',
            actions: { type: 'request', params: ({ event }) => event.orderId.trim() },
          },
        ],
      },
      states: {
        idle: {
          always: [
            {
              description: 'Checkout has passed the order to this page.',
              guard: 'isKnown',
              target: 'found',
            },
            { guard: 'isRequested', target: 'loading' },
          ],
        },
        loading: {
          invoke: {
            src: 'lookUpOrder',
            input: ({ context }) => ({ orderId: context.orderId }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: 'found',
                actions: { type: 'rememberOrder', params: ({ event }) => event.output },
              },
              { target: 'notFound' },
            ],
            onError: {
              target: 'notFound',
            },
          },
        },
        found: {
          invoke: {
            src: 'orderListener',
            input: ({ context }) => ({ orderId: context.orderId }),
          },
          on: {
            'track.orderChanged': [
              {
                guard: { type: 'isCancelledNow', params: ({ event }) => event.order },
                target: 'cancelledSince',
                actions: { type: 'rememberOrder', params: ({ event }) => event.order },
              },
              { actions: { type: 'rememberOrder', params: ({ event }) => event.order } },
            ],
          },
        },
        cancelledSince: { description: 'The order was cancelled while it was on the screen.' },
        notFound: {},
      },
    },
    alert: {
      description: 'Announces a placed order if the page was opened with its ID.',
      initial: 'none',
      states: {
        none: {
          description: 'The URL has not contained an ID yet.',
          always: { guard: 'isRequested', target: 'opened' },
          on: {
            'track.submitted': {
              description: 'A typed ID never belongs to an order placed just now.',
              guard: { type: 'isAnotherOrder', params: ({ context }) => context.text },
              target: 'over',
            },
          },
        },
        opened: {
          description: 'The page was opened with this order’s ID.',
          always: [
            {
              description: 'There is no such order.',
              guard: stateIn({ lookup: 'notFound' }),
              target: 'over',
            },
            {
              description: 'A cancelled or delivered order was not placed just now.',
              guard: or(['isCancelled', 'wasDeliveredBefore']),
              target: 'over',
            },
          ],
          on: {
            'track.submitted': {
              guard: {
                type: 'isAnotherOrder',
                params: ({ context }) => context.text.toUpperCase(),
              },
              target: 'over',
            },
            'track.addressChanged': [
              { guard: { type: 'isSameOrder', params: ({ event }) => event.orderId } },
              { target: 'over' },
            ],
          },
          initial: 'waiting',
          states: {
            waiting: { after: { alertDelay: 'shown' } },
            shown: { on: { 'track.alertDismissed': 'dismissed' } },
            dismissed: {},
          },
        },
        over: {},
      },
    },
  },
});
