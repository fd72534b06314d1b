/** Where a customer record gets what it follows: the session, the browser's storage, other tabs. */
import { fromCallback, fromPromise } from 'xstate';
import type { ActorRefFrom, AnyActor, SnapshotFrom } from 'xstate';
import type {
  LoadOutcome,
  OwnerInput,
  RecordEvent,
  StoreInput,
  StoreOutcome,
} from '../../machines/customer-record.ts';
import type { sessionMachine } from '../../machines/session.ts';
import type { CustomerRecordStore } from '../services/customer-record.ts';

/** Reports what is selected of an actor, now and whenever it changes. Returns what ends it. */
export function follow<Actor extends Pick<AnyActor, 'select' | 'getSnapshot'>, Selected>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => Selected,
  report: (selected: Selected) => void,
): () => void {
  report(select(actor.getSnapshot()));
  const subscription = actor.select(select).subscribe(report);
  return () => subscription.unsubscribe();
}

/**
 * The actors of a customer record.
 *
 * @param openStore loads the code of the store, where nobody needs it before they sign in
 */
export function recordActors<Value, Operation>(
  session: ActorRefFrom<typeof sessionMachine>,
  openStore: () => Promise<CustomerRecordStore<Value, Operation>>,
) {
  return {
    sessionListener: fromCallback<RecordEvent<Value, Operation>>(({ sendBack }) =>
      follow(
        session,
        ({ context }) => context.user?.uid,
        (userId) =>
          sendBack(userId ? { type: 'record.signedIn', userId } : { type: 'record.signedOut' }),
      ),
    ),
    otherTabsListener: fromCallback<RecordEvent<Value, Operation>, OwnerInput>(
      ({ sendBack, input }) => {
        const watching = openStore().then((store) =>
          store.watch(input.userId, (value) =>
            sendBack({ type: 'record.changedElsewhere', value }),
          ),
        );
        return () => void watching.then((stop) => stop());
      },
    ),
    load: fromPromise<LoadOutcome<Value>, OwnerInput>(async ({ input }) => {
      const value = (await openStore()).load(input.userId);
      return value === undefined ? { kind: 'none' } : { kind: 'found', value };
    }),
    store: fromPromise<StoreOutcome<Value>, StoreInput<Operation>>(async ({ input }) => {
      try {
        const store = await openStore();
        return { kind: 'stored', value: await store.store(input.userId, input.operations) };
      } catch (error) {
        console.warn('A change was not saved.', error);
        return { kind: 'failed' };
      }
    }),
  };
}
