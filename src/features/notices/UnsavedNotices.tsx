import type { AnyMachineSnapshot, Subscription } from 'xstate';
import { FavouritesActor, SeenMessagesActor } from '../../shared/app.ts';
import { CartRecordActor } from '../../shared/cart.ts';
import { DietActor } from '../../shared/diet.ts';
import { Notice } from '../../shared/Notice.tsx';
import { useNotice } from '../../shared/use-notice.ts';
import { messages } from './messages.en.ts';

type RecordActor = {
  getSnapshot: () => AnyMachineSnapshot;
  subscribe: (follow: (snapshot: AnyMachineSnapshot) => void) => Subscription;
};

type UnsavedNoticeProps = { record: RecordActor; text: string; close: string };

/** Warns the customer while the browser can't save a customer record. */
export function UnsavedNotice({ record, text, close }: UnsavedNoticeProps) {
  const { isOpen, dismiss } = useNotice((report) => {
    const follow = (snapshot: AnyMachineSnapshot) => report(snapshot.hasTag('unsaved'));
    follow(record.getSnapshot());
    const subscription = record.subscribe(follow);
    return () => subscription.unsubscribe();
  });
  return (
    <Notice isOpen={isOpen} severity="warning" dismissal={{ label: close, dismiss }}>
      {text}
    </Notice>
  );
}

export function UnsavedNotices() {
  const { cart, favourites, diet, readMessages } = messages.unsaved;
  return (
    <>
      <UnsavedNotice record={CartRecordActor.useActorRef()} {...cart} />
      <UnsavedNotice record={FavouritesActor.useActorRef()} {...favourites} />
      <UnsavedNotice record={DietActor.useActorRef()} {...diet} />
      <UnsavedNotice record={SeenMessagesActor.useActorRef()} {...readMessages} />
    </>
  );
}
