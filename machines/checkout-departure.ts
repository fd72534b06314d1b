import { setup } from 'xstate';
import { unprovided } from './unprovided.ts';

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
    addressListener: unprovided.callback<CheckoutDepartureEvent>('addressListener'),
    /** Sends `departure.signedIn` when somebody signs in. */
    sessionListener: unprovided.callback<CheckoutDepartureEvent>('sessionListener'),
  },
  actions: {
    returnToCheckout: unprovided.action('returnToCheckout'),
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
