import { assign, fromPromise, setup } from 'xstate';

type About<Recorded> = {
  id: string;
  description: string;
  /** The URL of the record. The server may have no record. */
  address: string;
  /** Checks the record. Throws an error if this version of the page can't read the record. */
  read: (json: unknown) => Recorded;
};

/** The fetched record; null if the server has none. */
type Fetched<Recorded> = { record: Recorded | null };

async function fetchRecord<Recorded>({
  address,
  read,
}: About<Recorded>): Promise<Fetched<Recorded>> {
  const response = await fetch(address);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  // A host without the file may answer with an HTML page, which is not JSON.
  return { record: response.ok && isJson ? read(await response.json()) : null };
}

/**
 * Creates a machine that fetches a record from the server of this page. A command or a test run has written
 * the record.
 */
export function createRecordMachine<Recorded>(about: About<Recorded>) {
  return setup({
    types: {
      context: {} as Fetched<Recorded>,
      events: {} as { type: 'record.retried' },
    },
    actors: { fetchRecord: fromPromise<Fetched<Recorded>>(() => fetchRecord(about)) },
    actions: {
      remember: assign((_, fetched: Fetched<Recorded>) => fetched),
      logFailure: (_, { error }: { error: unknown }) => console.error(error),
    },
    guards: {
      isThere: (_, { record }: Fetched<Recorded>) => record !== null,
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
