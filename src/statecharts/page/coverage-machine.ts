import { assign, fromPromise, setup } from 'xstate';
import type { CoverageRecords } from '../coverage.ts';

/** Written by the last test run on the machine that serves this page. */
const ADDRESS = '/path-coverage.json';

async function fetchRecords(): Promise<CoverageRecords | null> {
  const response = await fetch(ADDRESS);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  // A host that knows no such file may answer with a page.
  if (!response.ok || !isJson) return null;
  return (await response.json()) as CoverageRecords;
}

export const coverageMachine = setup({
  types: {
    context: {} as { records: CoverageRecords | null },
    events: {} as { type: 'coverage.retried' },
  },
  actors: { fetchRecords: fromPromise<CoverageRecords | null>(fetchRecords) },
  actions: {
    remember: assign({ records: (_, records: CoverageRecords | null) => records }),
    logFailure: (_, { error }: { error: unknown }) => console.error(error),
  },
  guards: {
    hasRecords: (_, records: CoverageRecords | null) => records !== null,
  },
}).createMachine({
  id: 'coverage',
  description: 'What the last test run measured, if there was one.',
  context: { records: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchRecords',
        onDone: [
          {
            guard: { type: 'hasRecords', params: ({ event }) => event.output },
            target: 'measured',
            actions: { type: 'remember', params: ({ event }) => event.output },
          },
          { target: 'notMeasured' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    measured: {},
    notMeasured: {},
    failed: { on: { 'coverage.retried': { target: 'loading' } } },
  },
});
