import type { AnyMachineSnapshot, Subscription } from 'xstate';
import { useNotice } from './use-notice.ts';

type RecordActor = {
  getSnapshot: () => AnyMachineSnapshot;
  subscribe: (follow: (snapshot: AnyMachineSnapshot) => void) => Subscription;
};

/** Returns the state of the notice about a customer record that the browser can't save. */
export function useUnsavedNotice(record: RecordActor) {
  return useNotice((report) => {
    const follow = (snapshot: AnyMachineSnapshot) => report(snapshot.hasTag('unsaved'));
    follow(record.getSnapshot());
    const subscription = record.subscribe(follow);
    return () => subscription.unsubscribe();
  });
}
