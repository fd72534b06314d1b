import { defineModel } from 'chartwalk';
import { orderSharingMachine } from '../../machines/order-sharing.ts';

export const orderSharingModel = defineModel({
  machine: orderSharingMachine,
  starts: {
    'at an order that is on its way': {
      input: { link: 'https://fooddash.example/track#follow=2.sample' },
    },
  },
  moves: {
    'sharing.requested': {
      samples: { 'Share is pressed': {} },
      // The button is disabled while the browser shares the link.
      when: (snapshot) => !snapshot.hasTag('busy'),
    },
    'xstate.done.actor.shareLink': {
      samples: {
        'the customer sends it to somebody': { kind: 'shared' },
        'the browser copies it': { kind: 'copied' },
        'the customer changes their mind': { kind: 'dismissed' },
        'the browser refuses to copy it': { kind: 'refused' },
      },
    },
    'xstate.error.actor.shareLink': {
      samples: { 'handing it over breaks down': new Error('The paper is torn.') },
    },
  },
});
