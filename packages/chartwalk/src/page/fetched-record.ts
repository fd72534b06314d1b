import { assign, fromPromise, setup } from 'xstate';

type About<Recorded> = {
  id: string;
  description: string;
  /** The URL of the record on the server, if there is a record. */
  address: string;
  /** @throws if this version of the page can't read it */
  read: (json: unknown) => Recorded;
};

/** Null if there is no record. */
type Fetched<Recorded> = { record: Recorded | null };

async function fetchRecord<Recorded>({
  address,
  read,
}: About<Recorded>): Promise<Fetched<Recorded>> {
  const response = await fetch(address);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  // A host without such a file may answer with a page.
  return { record: response.ok && isJson ? read(await response.json()) : null };
}

/**
 * Creates the machine that fetches a record. A command has written it on the computer that serves this page.
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
