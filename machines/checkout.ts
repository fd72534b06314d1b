import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Cart, DeliveryAddress, PaymentMethod } from './entities.ts';

export type CheckoutForm = DeliveryAddress & PaymentMethod;
export type CheckoutField = keyof CheckoutForm;

/** Everything an order is made of, as the customer sees it when submitting. */
export type OrderRequest = { userId: string; cart: Cart; form: CheckoutForm };

export type CheckoutEvent =
  | ({ type: 'checkout.submitted' } & OrderRequest)
  | { type: 'checkout.fieldEdited'; field: CheckoutField };

export type PlaceOrderOutcome = { kind: 'placed'; orderId: string } | { kind: 'failed' };

export const checkoutMachine = setup({
  types: {
    context: {} as {
      error: string | null;
      missingFields: CheckoutField[];
      orderId: string | null;
    },
    events: {} as CheckoutEvent,
    tags: {} as 'busy',
  },
  actors: {
    placeOrder: fromPromise<PlaceOrderOutcome, OrderRequest>(() =>
      Promise.reject(new Error('placeOrder must be provided')),
    ),
  },
  actions: {
    showFailure: assign({ error: 'Failed to place order. Please try again.' }),
    clearErrors: assign({ error: null, missingFields: [] }),
    listMissingFields: assign({
      missingFields: (_, form: CheckoutForm) =>
        (Object.keys(form) as CheckoutField[]).filter(
          (field) => field !== 'instructions' && form[field].trim() === '',
        ),
    }),
    unlistField: assign({
      missingFields: ({ context }, edited: CheckoutField) =>
        context.missingFields.filter((field) => field !== edited),
    }),
    rememberOrder: assign({
      orderId: (_, outcome: PlaceOrderOutcome) =>
        outcome.kind === 'placed' ? outcome.orderId : null,
    }),
    /** Empties the cart and shows the order's tracking page. */
    leaveForTracking: (_, orderId: string) => {
      throw new Error(`leaveForTracking must be provided (${orderId})`);
    },
    logFailure: (_, { error }: { error: unknown }) => {
      throw new Error('logFailure must be provided', { cause: error });
    },
  },
  guards: {
    isIncomplete: (_, form: CheckoutForm) =>
      Object.entries(form).some(([field, text]) => field !== 'instructions' && text.trim() === ''),
    isPlaced: (_, outcome: PlaceOrderOutcome) => outcome.kind === 'placed',
  },
}).createMachine({
  id: 'checkout',
  description:
    'Delivery address, card and order. The card travels in the event that places the order.',
  context: { error: null, missingFields: [], orderId: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'checkout.fieldEdited': {
          actions: { type: 'unlistField', params: ({ event }) => event.field },
        },
        'checkout.submitted': [
          {
            guard: { type: 'isIncomplete', params: ({ event }) => event.form },
            actions: [
              'clearErrors',
              { type: 'listMissingFields', params: ({ event }) => event.form },
            ],
          },
          { target: 'placing', actions: 'clearErrors' },
        ],
      },
    },
    placing: {
      description: 'A second submit is not accepted here, so one order is placed.',
      tags: ['busy'],
      invoke: {
        src: 'placeOrder',
        input: ({ event }) => {
          assertEvent(event, 'checkout.submitted');
          return { userId: event.userId, cart: event.cart, form: event.form };
        },
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event.output },
            target: 'placed',
            actions: { type: 'rememberOrder', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: 'showFailure' },
        ],
        onError: {
          target: 'editing',
          actions: [
            'showFailure',
            { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    placed: {
      type: 'final',
      entry: { type: 'leaveForTracking', params: ({ context }) => context.orderId ?? '' },
    },
  },
});
