import { assign, setup } from 'xstate';

export type NewsletterEvent = { type: 'newsletter.subscribed'; email: string };

export const newsletterMachine = setup({
  types: {
    context: {} as { email: string },
    events: {} as NewsletterEvent,
  },
  actions: {
    rememberEmail: assign({ email: (_, email: string) => email }),
  },
}).createMachine({
  id: 'newsletter',
  description: 'A newsletter form that confirms in place.',
  context: { email: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'newsletter.subscribed': {
          target: 'confirmed',
          actions: { type: 'rememberEmail', params: ({ event }) => event.email },
        },
      },
    },
    confirmed: { type: 'final' },
  },
});
