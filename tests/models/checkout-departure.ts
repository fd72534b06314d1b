import { defineModel } from 'chartwalk';
import { checkoutDepartureMachine } from '../../machines/checkout-departure.ts';

export const checkoutDepartureModel = defineModel({
  machine: checkoutDepartureMachine,
  starts: { 'on a page': {} },
  moves: {
    'departure.happened': {
      samples: {
        'checkout sends a visitor away': { reason: 'signedOut' },
        'checkout sends a customer without dishes away': { reason: 'emptyCart' },
      },
      when: (snapshot) => snapshot.matches('none'),
    },
    'departure.pageChanged': { samples: { 'another page is opened': {} } },
    'departure.dismissed': {
      samples: { 'the notice is closed': {} },
      when: (snapshot) => !snapshot.matches('none'),
    },
    'departure.signedIn': { samples: { 'the visitor signs in': {} } },
  },
});
