import { fromPromise, setup } from 'xstate';

type MakeFile = () => Promise<void>;

export const exportMachine = setup({
  types: {
    events: {} as
      | { type: 'export.opened' }
      | { type: 'export.closed' }
      | { type: 'export.chosen'; make: MakeFile },
  },
  actors: {
    makeFile: fromPromise<void, { make: MakeFile }>(({ input }) => input.make()),
  },
  actions: {
    logFailure: (_, { error }: { error: unknown }) => console.error(error),
  },
}).createMachine({
  id: 'export',
  description: 'The menu of file formats, and the making of a file.',
  initial: 'closed',
  states: {
    closed: { on: { 'export.opened': { target: 'open' } } },
    open: {
      on: { 'export.closed': { target: 'closed' }, 'export.chosen': { target: 'making' } },
    },
    making: {
      invoke: {
        src: 'makeFile',
        input: ({ event }) => ({
          make: event.type === 'export.chosen' ? event.make : () => Promise.resolve(),
        }),
        onDone: { target: 'closed' },
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      on: { 'export.closed': { target: 'closed' }, 'export.opened': { target: 'open' } },
    },
  },
});
