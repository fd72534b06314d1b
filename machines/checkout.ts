import { assertEvent, assign, setup } from 'xstate';
import type { OrderAddress } from '../src/domain/earlier-addresses.ts';
import type { Cart, DeliveryAddress, Order, PaymentMethod } from '../src/domain/entities.ts';
import { unprovided } from './unprovided.ts';

export type CheckoutForm = DeliveryAddress & PaymentMethod;
export type CheckoutField = keyof CheckoutForm;

/** The reason why checkout sends a customer to the restaurant list. */
export type RedirectReason = 'signedOut' | 'emptyCart';

export type Customer = {
  /** Null if the visitor is not signed in. */
  userId: string | null;
  cart: Cart;
  /** The customer's own orders, newest first. */
  orders: readonly OrderAddress[];
};

/** A customer, and the address that they had typed before they reloaded the page. */
export type ReturningCustomer = Customer & { address?: DeliveryAddress | undefined };

const emptyAddress: DeliveryAddress = { street: '', city: '', zipCode: '', instructions: '' };

/** The content of an order, as it was when the customer submitted the form. */
export type OrderRequest = { userId: string; cart: Cart; form: CheckoutForm };

export type CheckoutEvent =
  | ({ type: 'checkout.customerKnown' } & ReturningCustomer)
  | { type: 'checkout.addressEdited'; address: DeliveryAddress }
  | { type: 'checkout.submitted'; form: CheckoutForm }
  | { type: 'checkout.fieldEdited'; field: CheckoutField }
  | {
      type: 'checkout.addressChosen';
      address: DeliveryAddress;
      /** The values of the address fields before the customer chose this address. */
      present: DeliveryAddress;
    }
  | { type: 'checkout.addressRemoved'; orderIds: readonly string[] }
  | { type: 'checkout.addressUndone' };

type Draft = { userId: string; address: DeliveryAddress };

const draftOf = ({
  userId,
  address,
}: Pick<Customer, 'userId'> & Pick<Draft, 'address'>): Draft => ({
  userId: userId ?? '',
  address,
});

const missingFieldsOf = (form: CheckoutForm) =>
  (Object.keys(form) as CheckoutField[]).filter(
    (field) => field !== 'instructions' && form[field].trim() === '',
  );

export const checkoutMachine = setup({
  types: {
    context: {} as Customer & {
      /** The values of the address fields. */
      address: DeliveryAddress;
      /**
       * The address that the machine filled in last. The form copies it into the fields whenever `times`
       * increases.
       */
      filling: { address: DeliveryAddress; times: number };
      /** The values of the address fields before the customer chose a recent address. */
      replaced: DeliveryAddress;
      /** The IDs of all orders with the address that the customer removed last. */
      lastRemovedOrderIds: readonly string[];
      hasFailed: boolean;
      missingFields: CheckoutField[];
      order: Order | null;
    },
    events: {} as CheckoutEvent,
    tags: {} as 'form' | 'busy',
  },
  actors: {
    /**
     * Sends `checkout.customerKnown` once the session, the cart and the orders are known. Sends the event
     * again whenever the session, the cart or the orders change.
     */
    customerListener: unprovided.callback<CheckoutEvent>('customerListener'),
    /** Rejects if the browser can't store the order. */
    placeOrder: unprovided.promise<Order, OrderRequest>('placeOrder'),
  },
  actions: {
    rememberCustomer: assign((_, { userId, cart, orders }: Customer) => ({ userId, cart, orders })),
    fillFields: assign(({ context }, address: DeliveryAddress) => ({
      address,
      filling: { address, times: context.filling.times + 1 },
      missingFields: context.missingFields.filter((field) => !(field in address)),
    })),
    rememberReplaced: assign({ replaced: (_, present: DeliveryAddress) => present }),
    rememberRemoval: assign({ lastRemovedOrderIds: (_, orderIds: readonly string[]) => orderIds }),
    /**
     * Stores the IDs of all orders with the removed address, so that checkout no longer offers this address.
     */
    removeEarlierAddress: unprovided.action<readonly string[]>('removeEarlierAddress'),
    restoreEarlierAddress: unprovided.action<readonly string[]>('restoreEarlierAddress'),
    followAddress: assign({ address: (_, address: DeliveryAddress) => address }),
    saveAddressDraft: unprovided.action<Draft>('saveAddressDraft'),
    removeAddressDraft: unprovided.action('removeAddressDraft'),
    showFailure: assign({ hasFailed: true }),
    clearErrors: assign({ hasFailed: false, missingFields: [] }),
    listMissingFields: assign({
      missingFields: (_, form: CheckoutForm) => missingFieldsOf(form),
    }),
    unlistField: assign({
      missingFields: ({ context }, edited: CheckoutField) =>
        context.missingFields.filter((field) => field !== edited),
    }),
    rememberOrder: assign({ order: (_, order: Order) => order }),
    /** Removes the ordered dishes from the cart and shows the order's tracking page. */
    leaveForTracking: unprovided.action<Order | null>('leaveForTracking'),
    leaveForRestaurants: unprovided.action<RedirectReason>('leaveForRestaurants'),
  },
  guards: {
    isAnotherCustomer: ({ context }, userId: string | null) => userId !== context.userId,
    isMissing: ({ context }, field: CheckoutField) => context.missingFields.includes(field),
    hasNothingToOrder: ({ context: { userId, cart } }) =>
      // Stryker disable next-line ConditionalExpression: A cart with items always has a restaurant. Adding items sets the restaurant, and the schema rejects a stored cart that has items but no restaurant.
      userId === null || cart.restaurant === null || cart.items.length === 0,
    isIncomplete: (_, form: CheckoutForm) => missingFieldsOf(form).length > 0,
  },
}).createMachine({
  id: 'checkout',
  description:
    'The checkout form, and the placing of the order. Only the submit event contains card details.',
  context: {
    userId: null,
    cart: { restaurant: null, items: [] },
    orders: [],
    address: emptyAddress,
    filling: { address: emptyAddress, times: 0 },
    replaced: emptyAddress,
    lastRemovedOrderIds: [],
    hasFailed: false,
    missingFields: [],
    order: null,
  },
  invoke: { src: 'customerListener' },
  initial: 'checkingCustomer',
  states: {
    checkingCustomer: {
      description:
        'Until the session and the cart are known, there is neither a form nor a redirect.',
      on: {
        'checkout.customerKnown': {
          target: 'form',
          actions: [
            { type: 'rememberCustomer', params: ({ event }) => event },
            { type: 'fillFields', params: ({ event }) => event.address ?? emptyAddress },
          ],
        },
      },
    },
    form: {
      tags: ['form'],
      type: 'parallel',
      states: {
        order: {
          initial: 'editing',
          on: {
            'checkout.customerKnown': [
              {
                description: 'Clears the form when the customer changes.',
                guard: { type: 'isAnotherCustomer', params: ({ event }) => event.userId },
                actions: [
                  { type: 'rememberCustomer', params: ({ event }) => event },
                  { type: 'fillFields', params: ({ event }) => event.address ?? emptyAddress },
                  'clearErrors',
                ],
              },
              { actions: { type: 'rememberCustomer', params: ({ event }) => event } },
            ],
            'checkout.addressEdited': {
              actions: [
                { type: 'followAddress', params: ({ event }) => event.address },
                { type: 'saveAddressDraft', params: ({ context }) => draftOf(context) },
              ],
            },
          },
          states: {
            editing: {
              always: { guard: 'hasNothingToOrder', target: '#checkout.redirected' },
              on: {
                'checkout.fieldEdited': {
                  guard: { type: 'isMissing', params: ({ event }) => event.field },
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
                'The order is placed once, even after a second submit and even if the cart is emptied meanwhile.',
              tags: ['busy'],
              invoke: {
                src: 'placeOrder',
                input: ({ context, event }) => {
                  assertEvent(event, 'checkout.submitted');
                  // Stryker disable next-line StringLiteral: No order is placed without a user ID, so the fallback is only for the compiler.
                  return { userId: context.userId ?? '', cart: context.cart, form: event.form };
                },
                onDone: {
                  target: '#checkout.placed',
                  actions: { type: 'rememberOrder', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'editing',
                  actions: 'showFailure',
                },
              },
            },
          },
        },
        address: {
          description: 'The customer can fill in or remove a recent address.',
          initial: 'offered',
          on: {
            'checkout.customerKnown': {
              guard: { type: 'isAnotherCustomer', params: ({ event }) => event.userId },
              target: '.offered',
            },
            'checkout.addressChosen': {
              target: '.filled',
              actions: [
                { type: 'rememberReplaced', params: ({ event }) => event.present },
                { type: 'fillFields', params: ({ event }) => event.address },
                { type: 'saveAddressDraft', params: ({ context }) => draftOf(context) },
              ],
            },
            'checkout.addressRemoved': {
              target: '.removed',
              actions: [
                { type: 'rememberRemoval', params: ({ event }) => event.orderIds },
                { type: 'removeEarlierAddress', params: ({ event }) => event.orderIds },
              ],
            },
          },
          states: {
            offered: {},
            filled: {
              description: 'The customer can undo the choice until they edit the address.',
              on: {
                'checkout.addressChosen': {
                  description:
                    'Undo still restores the address that was typed before the first choice.',
                  actions: [
                    { type: 'fillFields', params: ({ event }) => event.address },
                    { type: 'saveAddressDraft', params: ({ context }) => draftOf(context) },
                  ],
                },
                'checkout.addressUndone': {
                  target: 'offered',
                  actions: [
                    { type: 'fillFields', params: ({ context }) => context.replaced },
                    { type: 'saveAddressDraft', params: ({ context }) => draftOf(context) },
                  ],
                },
                'checkout.addressEdited': { target: 'offered' },
              },
            },
            removed: {
              description: 'The customer can undo the removal.',
              on: {
                'checkout.addressUndone': {
                  target: 'offered',
                  actions: [
                    {
                      type: 'restoreEarlierAddress',
                      params: ({ context }) => context.lastRemovedOrderIds,
                    },
                    { type: 'rememberRemoval', params: [] },
                  ],
                },
              },
            },
          },
        },
      },
    },
    placed: {
      type: 'final',
      entry: [
        'removeAddressDraft',
        { type: 'leaveForTracking', params: ({ context }) => context.order },
      ],
    },
    redirected: {
      description: 'The visitor is signed out, or the cart is empty.',
      type: 'final',
      entry: [
        'removeAddressDraft',
        {
          type: 'leaveForRestaurants',
          params: ({ context }) => (context.userId === null ? 'signedOut' : 'emptyCart'),
        },
      ],
    },
  },
});
