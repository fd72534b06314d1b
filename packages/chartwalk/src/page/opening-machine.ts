import { assign, setup } from 'xstate';

/**
 * Controls the dialog for JSON that the user writes or pastes. The dialog explains problems with the JSON.
 */
export const openingMachine = setup({
  types: {
    context: {} as { text: string; name: string; reason: string },
    events: {} as
      | { type: 'opening.asked' }
      | { type: 'opening.closed' }
      | { type: 'text.changed'; text: string }
      | { type: 'text.refused'; text: string; name: string; reason: string }
      | { type: 'text.accepted' },
  },
  actions: {
    note: assign({ text: (_, { text }: { text: string }) => text }),
    noteRefusal: assign((_, refused: { text: string; name: string; reason: string }) => ({
      text: refused.text,
      name: refused.name,
      reason: refused.reason,
    })),
    forget: assign({ text: '', name: '', reason: '' }),
  },
}).createMachine({
  id: 'opening',
  description: 'The dialog that takes machine JSON. What is refused stays there, to be put right.',
  context: { text: '', name: '', reason: '' },
  initial: 'closed',
  on: {
    'text.refused': {
      target: '.refused',
      actions: { type: 'noteRefusal', params: ({ event }) => event },
    },
    'text.accepted': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: { on: { 'opening.asked': { target: 'writing' } } },
    writing: {
      on: {
        'opening.closed': { target: 'closed' },
        'text.changed': { actions: { type: 'note', params: ({ event }) => event } },
      },
    },
    refused: {
      on: {
        'opening.closed': { target: 'closed' },
        'text.changed': {
          target: 'writing',
          actions: { type: 'note', params: ({ event }) => event },
        },
      },
    },
  },
});
