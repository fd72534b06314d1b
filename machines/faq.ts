import { assign, setup } from 'xstate';

export type FaqEvent = { type: 'faq.toggled'; question: string };

export const faqMachine = setup({
  types: {
    context: {} as { question: string | null },
    events: {} as FaqEvent,
  },
  actions: {
    show: assign({ question: (_, question: string) => question }),
    hide: assign({ question: null }),
  },
  guards: {
    isShown: ({ context }, question: string) => context.question === question,
  },
}).createMachine({
  id: 'faq',
  description: 'An accordion with one answer open at a time.',
  context: { question: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'faq.toggled': {
          target: 'open',
          actions: { type: 'show', params: ({ event }) => event.question },
        },
      },
    },
    open: {
      on: {
        'faq.toggled': [
          {
            guard: { type: 'isShown', params: ({ event }) => event.question },
            target: 'closed',
            actions: 'hide',
          },
          { actions: { type: 'show', params: ({ event }) => event.question } },
        ],
      },
    },
  },
});
