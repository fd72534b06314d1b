import { fromPromise, setup } from 'xstate';

/** Copies a text, and reports the result for some seconds. */
export const copyMachine = setup({
  types: { events: {} as { type: 'copy.requested'; text: string } },
  actors: {
    copy: fromPromise<void, { text: string }>(({ input }) =>
      navigator.clipboard.writeText(input.text),
    ),
  },
  delays: { whileRead: 4000 },
}).createMachine({
  id: 'copy',
  description: 'The copying of a link.',
  initial: 'idle',
  on: { 'copy.requested': { target: '.copying' } },
  states: {
    idle: {},
    copying: {
      invoke: {
        src: 'copy',
        input: ({ event }) => ({ text: event.text }),
        onDone: { target: 'copied' },
        onError: { target: 'refused' },
      },
    },
    copied: { after: { whileRead: { target: 'idle' } } },
    refused: { after: { whileRead: { target: 'idle' } } },
  },
});
