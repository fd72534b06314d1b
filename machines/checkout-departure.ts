import { fromCallback, setup } from 'xstate';

/** Why checkout sent a customer to the restaurants. */
export type DepartureReason = 'signedOut' | 'emptyCart';

export type CheckoutDepartureEvent =
  | { type: 'departure.happened'; reason: DepartureReason }
  | { type: 'departure.pageChanged' }
  | { type: 'departure.dismissed' }
  | { type: 'departure.signedIn' };

export const checkoutDepartureMachine = setup({
  types: { events: {} as CheckoutDepartureEvent },
  actors: {
    /** Sends `departure.happened` when checkout has sent somebody away, and `departure.pageChanged`. */
    addressListener: fromCallback<CheckoutDepartureEvent>(() => {
      throw new Error('addressListener must be provided');
    }),
    /** Sends `departure.signedIn` when somebody signs in. */
    sessionListener: fromCallback<CheckoutDepartureEvent>(() => {
      throw new Error('sessionListener must be provided');
    }),
  },
  actions: {
    returnToCheckout: () => {
      throw new Error('returnToCheckout must be provided');
    },
  },
  guards: {
    isSignedOut: (_, reason: DepartureReason) => reason === 'signedOut',
  },
}).createMachine({
  id: 'checkout-departure',
  description: 'Tells customers why checkout sent them to the restaurants, and how to get back.',
  invoke: { src: 'addressListener' },
  initial: 'none',
  on: {
    'departure.happened': [
      {
        guard: { type: 'isSignedOut', params: ({ event }) => event.reason },
        target: '.signInNeeded',
      },
      { target: '.cartEmpty' },
    ],
  },
  states: {
    none: {},
    signInNeeded: {
      description: 'Whoever signs in here goes on with checkout.',
      invoke: { src: 'sessionListener' },
      on: {
        'departure.signedIn': { target: 'none', actions: 'returnToCheckout' },
        'departure.dismissed': { target: 'none' },
        'departure.pageChanged': { target: 'none' },
      },
    },
    cartEmpty: {
      on: {
        'departure.dismissed': { target: 'none' },
        'departure.pageChanged': { target: 'none' },
      },
    },
  },
});
