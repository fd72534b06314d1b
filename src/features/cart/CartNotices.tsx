import { dishName } from '../../data/names.ts';
import { AddingActor } from '../../shared/adding.ts';
import { CartActor } from '../../shared/cart.ts';
import { Notice } from '../../shared/Notice.tsx';
import { focusCartButton } from './focus-cart-button.ts';
import { messages } from './messages.en.ts';
import { messages as noticeMessages } from './notice-messages.en.ts';
import { RestoredCartActions } from './RestoredCartActions.tsx';
import { UndoRemoval, useRemoved } from './UndoRemoval.tsx';

function RemovalNotice() {
  const cart = CartActor.useActorRef();
  const removed = useRemoved();
  const name = removed ? dishName(removed.id, removed.name) : '';
  // The notice is hidden while the drawer is open, because the drawer offers the same. It is also hidden
  // while a question or the sign-in dialog is open.
  const isAsked = AddingActor.useSelector((snapshot) => snapshot.hasTag('question'));
  const isCovered =
    CartActor.useSelector((snapshot) => !snapshot.matches({ drawer: 'closed' })) || isAsked;
  return (
    <Notice
      isOpen={removed !== undefined && !isCovered}
      action={removed && <UndoRemoval item={removed} color="inherit" />}
      dismissal={{
        label: noticeMessages.closeRemoved(name),
        dismiss: () => {
          focusCartButton();
          cart.send({ type: 'cart.removalAccepted' });
        },
      }}
    >
      {messages.removed(name)}
    </Notice>
  );
}

function PickedItemsOffer() {
  // The notice is hidden while the drawer is open, because the drawer makes the same offer.
  const isOpen = CartActor.useSelector(
    (snapshot) =>
      snapshot.matches({ guestItems: 'offered' }) && !snapshot.matches({ drawer: 'open' }),
  );
  return (
    <Notice
      isOpen={isOpen}
      action={<RestoredCartActions color="inherit" onAnswer={focusCartButton} />}
      sx={{ '& .MuiAlert-action': { flexWrap: 'wrap' } }}
    >
      {messages.restored}
    </Notice>
  );
}

export function CartNotices() {
  return (
    <>
      <PickedItemsOffer />
      <RemovalNotice />
    </>
  );
}
