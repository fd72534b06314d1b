import { assign, fromPromise, setup } from 'xstate';

type About = {
  id: string;
  description: string;
  /** Where the server has the record, if there is one. */
  address: string;
  /** @throws where this version of the page can't read it */
  read: (json: unknown) => object;
};

async function fetchRecord({ address, read }: About): Promise<object | null> {
  const response = await fetch(address);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  // A host that knows no such file may answer with a page.
  if (!response.ok || !isJson) return null;
  return read(await response.json());
}

/** The machine that fetches what a command has left on the machine that serves this page. */
export function createRecordMachine(about: About) {
  return setup({
    types: {
      context: {} as { record: object | null },
      events: {} as { type: 'record.retried' },
    },
    actors: { fetchRecord: fromPromise<object | null>(() => fetchRecord(about)) },
    actions: {
      remember: assign({ record: (_, record: object | null) => record }),
      logFailure: (_, { error }: { error: unknown }) => console.error(error),
    },
    guards: {
      isThere: (_, record: object | null) => record !== null,
    },
  }).createMachine({
    id: about.id,
    description: about.description,
    context: { record: null },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'fetchRecord',
          onDone: [
            {
              guard: { type: 'isThere', params: ({ event }) => event.output },
              target: 'loaded',
              actions: { type: 'remember', params: ({ event }) => event.output },
            },
            { target: 'missing' },
          ],
          onError: {
            target: 'failed',
            actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      loaded: {},
      missing: {},
      failed: { on: { 'record.retried': { target: 'loading' } } },
    },
  });
}
