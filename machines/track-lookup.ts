import { assign, setup } from 'xstate';
import type { Order } from './entities.ts';
import { unprovided } from './unprovided.ts';

export type TrackLookupEvent =
  | { type: 'track.idTyped'; text: string }
  | { type: 'track.submitted' }
  | { type: 'track.addressChanged'; orderId: string }
  | { type: 'track.orderChanged'; order: Order };

export type TrackLookupOutcome = { kind: 'found'; order: Order } | { kind: 'notFound' };

type Opening = { openedWith: string | null };

/** Nobody is told that a cancelled order was placed. */
function withOrder({ openedWith }: Opening, order: Order): Opening & { order: Order } {
  return { order, openedWith: order.status === 'cancelled' ? '' : openedWith };
}

export const trackLookupMachine = setup({
  types: {
    /** The id in the address, or '' where there is none. */
    input: {} as { orderId: string },
    context: {} as {
      text: string;
      /** The id last looked up: in upper case when it was typed, as given in the address. */
      orderId: string;
      order: Order | null;
      /**
       * The id that the page was opened with: the first one that the address brought, '' where the
       * customer submitted one before, or once its order is cancelled. Null as long as there was neither.
       */
      openedWith: string | null;
    },
    events: {} as TrackLookupEvent,
  },
  actors: {
    /** Sends `track.addressChanged` with the id in the address, now and whenever it changes. */
    addressListener: unprovided.callback<TrackLookupEvent>('addressListener'),
    /** Sends `track.orderChanged` when the orders change, in whichever tab, and this one is among them. */
    orderListener: unprovided.callback<TrackLookupEvent, { orderId: string }>('orderListener'),
    lookUpOrder: unprovided.promise<TrackLookupOutcome, { orderId: string }>('lookUpOrder'),
  },
  actions: {
    rememberText: assign({ text: (_, text: string) => text }),
    request: assign({
      text: (_, orderId: string) => orderId,
      orderId: (_, orderId: string) => orderId,
      order: null,
    }),
    rememberOrder: assign(({ context }, outcome: TrackLookupOutcome) =>
      outcome.kind === 'found' ? withOrder(context, outcome.order) : { order: null },
    ),
    replaceOrder: assign(({ context }, order: Order) => withOrder(context, order)),
    rememberOpening: assign({
      openedWith: ({ context }, orderId: string) => context.openedWith ?? orderId,
    }),
    showInAddress: unprovided.action<string>('showInAddress'),
    logFailure: unprovided.action<{ error: unknown }>('logFailure'),
  },
  guards: {
    isRequested: ({ context }) => context.orderId !== '',
    isBlank: (_, text: string) => text.trim() === '',
    isSameOrder: ({ context }, orderId: string) => orderId.trim() === context.orderId,
    isFound: (_, outcome: TrackLookupOutcome) => outcome.kind === 'found',
    isCancelledNow: ({ context }, order: Order) =>
      // Stryker disable next-line OptionalChaining: Only an order that was found is followed; the question mark is for the compiler.
      order.status === 'cancelled' && context.order?.status !== 'cancelled',
  },
}).createMachine({
  id: 'track-lookup',
  description: 'Finds an order by the id that was typed or stands in the address.',
  context: ({ input }) => ({
    text: input.orderId.trim(),
    orderId: input.orderId.trim(),
    order: null,
    openedWith: input.orderId.trim() || null,
  }),
  invoke: { src: 'addressListener' },
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
        description: 'The address has this id already.',
        guard: { type: 'isSameOrder', params: ({ context }) => context.text.toUpperCase() },
        target: '.loading',
        actions: { type: 'request', params: ({ context }) => context.orderId },
      },
      {
        target: '.loading',
        actions: [
          { type: 'rememberOpening', params: '' },
          { type: 'request', params: ({ context }) => context.text.trim().toUpperCase() },
          { type: 'showInAddress', params: ({ context }) => context.orderId },
        ],
      },
    ],
    'track.addressChanged': [
      {
        description: 'It follows a submit, or it is told again: no other order.',
        guard: { type: 'isSameOrder', params: ({ event }) => event.orderId },
      },
      {
        description: 'Back, forward or a link led to no order at all.',
        guard: { type: 'isBlank', params: ({ event }) => event.orderId },
        target: '.idle',
        actions: { type: 'request', params: '' },
      },
      {
        target: '.loading',
        actions: [
          { type: 'rememberOpening', params: ({ event }) => event.orderId.trim() },
          { type: 'request', params: ({ event }) => event.orderId.trim() },
        ],
      },
    ],
  },
  states: {
    idle: {
      always: { guard: 'isRequested', target: 'loading' },
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
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
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
            actions: { type: 'replaceOrder', params: ({ event }) => event.order },
          },
          { actions: { type: 'replaceOrder', params: ({ event }) => event.order } },
        ],
      },
    },
    cancelledSince: { description: 'Found, and cancelled while the customer looked on.' },
    notFound: {},
  },
});
