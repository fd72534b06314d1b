import { defineModel } from 'chartwalk';
import { newsletterMachine } from '../../machines/newsletter.ts';

export const newsletterModel = defineModel({
  machine: newsletterMachine,
  starts: { 'at the newsletter form': {} },
  moves: {
    'newsletter.subscribed': {
      samples: { 'an address is sent': { email: 'asha@example.com' } },
    },
  },
  memory: ({ email }) => email,
  invariants: {
    always: {
      'who is subscribed has given an address': (snapshot) =>
        !snapshot.matches('confirmed') || snapshot.context.email !== '',
    },
    eventually: { 'the subscription is confirmed': (snapshot) => snapshot.matches('confirmed') },
  },
});
