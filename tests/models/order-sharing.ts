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
      samples: { 'Share is clicked': {} },
      // The button is disabled while the browser shares the link.
      when: (snapshot) => !snapshot.hasTag('busy'),
    },
    'xstate.done.actor.shareLink': {
      samples: {
        'the customer sends the link': { kind: 'shared' },
        'the browser copies the link': { kind: 'copied' },
        'the customer closes the share sheet': { kind: 'dismissed' },
        'the browser refuses to copy the link': { kind: 'refused' },
      },
    },
    'xstate.error.actor.shareLink': {
      samples: { 'sharing fails unexpectedly': new Error('The paper is torn.') },
    },
  },
});
