/** Customer records with their real session and storage. */
import { fromCallback } from 'xstate';
import type { ActorRefFrom, AnyActor, SnapshotFrom } from 'xstate';
import { createCustomerRecordMachine } from '../../machines/customer-record.ts';
import type { RecordEvent, StorageRequest } from '../../machines/customer-record.ts';
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

/** A record of whoever this session says is signed in, kept in this store. */
export function customerRecordIn<Value, Operation>(
  store: CustomerRecordStore<Value, Operation>,
  session: ActorRefFrom<typeof sessionMachine>,
) {
  return createCustomerRecordMachine<Value, Operation>().provide({
    actors: {
      session: fromCallback<RecordEvent<Value, Operation>>(({ sendBack }) =>
        follow(
          session,
          ({ context }) => context.user?.uid ?? null,
          (userId) => sendBack({ type: 'session.changed', userId }),
        ),
      ),
      storage: fromCallback<StorageRequest<Operation>>(({ sendBack, receive }) => {
        const watch = (userId: string | null) =>
          store.watch(userId, () => sendBack({ type: 'record.changedInOtherTab' }));
        let unwatch = watch(null);
        sendBack(store.open(null, []));
        receive(({ type, userId, operations }) => {
          if (type === 'storage.operated') {
            sendBack(store.store(userId, operations));
            return;
          }
          unwatch();
          unwatch = watch(userId);
          sendBack(store.open(userId, operations));
        });
        return () => unwatch();
      }),
    },
  });
}
