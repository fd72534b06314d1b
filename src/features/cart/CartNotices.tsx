import IconButton from '@mui/material/IconButton';
import { dishName } from '../../data/names.ts';
import { AddingActor } from '../../shared/adding.ts';
import { CartActor, CartRecordActor } from '../../shared/cart.ts';
import { CloseIcon } from '../../shared/icons.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { useUnsavedNotice } from '../../shared/use-unsaved-notice.ts';
import { focusCartButton } from './focus-cart-button.ts';
import { messages } from './messages.en.ts';
import { messages as noticeMessages } from './notice-messages.en.ts';
import { RestoredCartActions } from './RestoredCartActions.tsx';
import { UndoRemoval, useRemoved } from './UndoRemoval.tsx';

function RemovalNotice() {
  const cart = CartActor.useActorRef();
  const removed = useRemoved();
  const name = removed && dishName(removed.id, removed.name);
  // The notice is hidden while the drawer is open, because the drawer offers the same. It is also hidden
  // while a question or the sign-in dialog is open.
  const isAsked = AddingActor.useSelector((snapshot) => snapshot.hasTag('question'));
  const isCovered =
    CartActor.useSelector((snapshot) => !snapshot.matches({ drawer: 'closed' })) || isAsked;
  return (
    <Notice
      isOpen={removed !== undefined && !isCovered}
      action={
        removed &&
        name && (
          <>
            <UndoRemoval item={removed} color="inherit" />
            <IconButton
              color="inherit"
              aria-label={noticeMessages.closeRemoved(name)}
              onClick={() => {
                focusCartButton();
                cart.send({ type: 'cart.removalAccepted' });
              }}
              sx={{ width: 44, height: 44 }}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        )
      }
    >
      {name && messages.removed(name)}
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
      sx={{ flexWrap: 'wrap', '& .MuiAlert-action': { flexWrap: 'wrap' } }}
    >
      {messages.restored}
    </Notice>
  );
}

function UnsavedNotice() {
  const { isOpen, dismiss } = useUnsavedNotice(CartRecordActor.useActorRef());
  return (
    <Notice
      isOpen={isOpen}
      severity="warning"
      dismissal={{ label: noticeMessages.closeUnsaved, dismiss }}
    >
      {noticeMessages.unsaved}
    </Notice>
  );
}

export function CartNotices() {
  return (
    <>
      <UnsavedNotice />
      <PickedItemsOffer />
      <RemovalNotice />
    </>
  );
}
