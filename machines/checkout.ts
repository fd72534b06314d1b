import { assertEvent, assign, setup } from 'xstate';
import type { Cart, DeliveryAddress, Order, PaymentMethod } from '../src/domain/entities.ts';
import { unprovided } from './unprovided.ts';

export type CheckoutForm = DeliveryAddress & PaymentMethod;
export type CheckoutField = keyof CheckoutForm;

/** Why checkout sends a customer to the restaurants. */
export type DepartureReason = 'signedOut' | 'emptyCart';

/** Who orders and what is in the cart. */
export type Customer = {
  /** Null where nobody is signed in. */
  userId: string | null;
  cart: Cart;
};

/** A customer, and the address that they had typed before the page was loaded again. */
export type ReturningCustomer = Customer & { address?: DeliveryAddress | undefined };

const emptyAddress: DeliveryAddress = { street: '', city: '', zipCode: '', instructions: '' };

/** Everything an order is made of, as the customer sees it when submitting. */
export type OrderRequest = { userId: string; cart: Cart; form: CheckoutForm };

export type CheckoutEvent =
  | ({ type: 'checkout.customerKnown' } & ReturningCustomer)
  | { type: 'checkout.addressEdited'; address: DeliveryAddress }
  | { type: 'checkout.submitted'; form: CheckoutForm }
  | { type: 'checkout.fieldEdited'; field: CheckoutField };

export const checkoutMachine = setup({
  types: {
    context: {} as Customer & {
      /** What the address fields hold. */
      address: DeliveryAddress;
      error: string | null;
      missingFields: CheckoutField[];
      order: Order | null;
    },
    events: {} as CheckoutEvent,
    tags: {} as 'form' | 'busy',
  },
  actors: {
    /**
     * Sends `checkout.customerKnown` once the session and the cart are known, and whenever either
     * changes.
     */
    customerListener: unprovided.callback<CheckoutEvent>('customerListener'),
    /** Rejects if the browser can't store the order. */
    placeOrder: unprovided.promise<Order, OrderRequest>('placeOrder'),
  },
  actions: {
    rememberCustomer: assign((_, { userId, cart }: Customer) => ({ userId, cart })),
    restoreAddress: assign({
      address: (_, address: DeliveryAddress | undefined) => address ?? emptyAddress,
    }),
    followAddress: assign({ address: (_, address: DeliveryAddress) => address }),
    keepAddress: unprovided.action<{ userId: string; address: DeliveryAddress }>('keepAddress'),
    forgetAddress: unprovided.action('forgetAddress'),
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
    rememberOrder: assign({ order: (_, order: Order) => order }),
    /** Takes what was ordered out of the cart and shows the order's tracking page. */
    leaveForTracking: unprovided.action<Order | null>('leaveForTracking'),
    leaveForRestaurants: unprovided.action<DepartureReason>('leaveForRestaurants'),
    logFailure: unprovided.action<{ error: unknown }>('logFailure'),
  },
  guards: {
    isAnotherCustomer: ({ context }, { userId }: Customer) => userId !== context.userId,
    hasNothingToOrder: ({ context: { userId, cart } }) =>
      // Stryker disable next-line ConditionalExpression: A cart with items has a restaurant: adding brings it, and the storage’s schema refuses a cart without.
      userId === null || cart.restaurant === null || cart.items.length === 0,
    isIncomplete: (_, form: CheckoutForm) =>
      Object.entries(form).some(([field, text]) => field !== 'instructions' && text.trim() === ''),
  },
}).createMachine({
  id: 'checkout',
  description:
    'Delivery address, card and order. The card travels in the event that places the order.',
  context: {
    userId: null,
    cart: { restaurant: null, items: [] },
    address: emptyAddress,
    error: null,
    missingFields: [],
    order: null,
  },
  invoke: { src: 'customerListener' },
  on: {
    'checkout.customerKnown': [
      {
        description: 'Nobody finds what somebody else has typed.',
        guard: { type: 'isAnotherCustomer', params: ({ event }) => event },
        actions: [
          { type: 'rememberCustomer', params: ({ event }) => event },
          { type: 'restoreAddress', params: ({ event }) => event.address },
          'clearErrors',
        ],
      },
      { actions: { type: 'rememberCustomer', params: ({ event }) => event } },
    ],
    'checkout.addressEdited': {
      actions: [
        { type: 'followAddress', params: ({ event }) => event.address },
        {
          type: 'keepAddress',
          params: ({ context, event }) => ({
            userId: context.userId ?? '',
            address: event.address,
          }),
        },
      ],
    },
  },
  initial: 'checkingCustomer',
  states: {
    checkingCustomer: {
      description: 'Not yet known: neither the form may show nor may anybody be sent away.',
      on: {
        'checkout.customerKnown': {
          target: 'editing',
          actions: [
            { type: 'rememberCustomer', params: ({ event }) => event },
            { type: 'restoreAddress', params: ({ event }) => event.address },
          ],
        },
      },
    },
    editing: {
      tags: ['form'],
      always: { guard: 'hasNothingToOrder', target: 'redirected' },
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
      description:
        'A second submit is not accepted here, so one order is placed. It is placed even if the cart is emptied meanwhile.',
      tags: ['form', 'busy'],
      invoke: {
        src: 'placeOrder',
        input: ({ context, event }) => {
          assertEvent(event, 'checkout.submitted');
          // Stryker disable next-line StringLiteral: Whoever places an order is known; the fallback is for the compiler.
          return { userId: context.userId ?? '', cart: context.cart, form: event.form };
        },
        onDone: {
          target: 'placed',
          actions: { type: 'rememberOrder', params: ({ event }) => event.output },
        },
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
      entry: [
        'forgetAddress',
        { type: 'leaveForTracking', params: ({ context }) => context.order },
      ],
    },
    redirected: {
      description: 'Signed out, or nothing in the cart.',
      type: 'final',
      entry: [
        'forgetAddress',
        {
          type: 'leaveForRestaurants',
          params: ({ context }) => (context.userId === null ? 'signedOut' : 'emptyCart'),
        },
      ],
    },
  },
});
