import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { CartActor, CartRecordActor } from '../../shared/cart.ts';
import { focusAddedDish } from '../../shared/focus-added-dish.ts';
import { CloseIcon } from '../../shared/icons.tsx';
import { Layer } from '../../shared/Layer.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { useUnsavedNotice } from '../../shared/use-unsaved-notice.ts';
import { focusCartButton } from './focus-cart-button.ts';
import { PickedItemsAnswers, SAVED_ORDER_IS_BACK } from './PickedItemsAnswers.tsx';
import { UndoRemoval, useRemoved } from './UndoRemoval.tsx';

function ReplacementDialog() {
  const cart = CartActor.useActorRef();
  const isOpen = CartActor.useSelector((snapshot) => snapshot.matches({ replacement: 'asking' }));
  const present = CartActor.useSelector((snapshot) => snapshot.context.cart.restaurant);
  const picked = CartActor.useSelector((snapshot) => snapshot.context.picked);
  const decline = () => cart.send({ type: 'cart.replacementDeclined' });
  return (
    <Dialog
      open={isOpen}
      onClose={decline}
      aria-describedby="replacement-text"
      slotProps={{ transition: { onExited: () => focusAddedDish(cart) } }}
    >
      {isOpen && <Layer onClose={decline} />}
      <DialogTitle>Start a new order?</DialogTitle>
      <DialogContent>
        <DialogContentText id="replacement-text" sx={{ overflowWrap: 'anywhere' }}>
          Your order has dishes from <strong>{present?.name}</strong>. An order can only come from
          one kitchen, so switching to <strong>{picked?.restaurant.name}</strong> empties it.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={decline} color="secondary">
          Keep my order
        </Button>
        <Button variant="contained" onClick={() => cart.send({ type: 'cart.replacementAccepted' })}>
          Start a new order
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function RemovalNotice() {
  const cart = CartActor.useActorRef();
  const name = useRemoved();
  // The open drawer offers it itself; a question and signing in come first.
  const isCovered = CartActor.useSelector(
    (snapshot) =>
      !snapshot.matches({ drawer: 'closed' }) || snapshot.matches({ replacement: 'asking' }),
  );
  return (
    <Notice
      isOpen={name !== undefined && !isCovered}
      action={
        name !== undefined && (
          <>
            <UndoRemoval name={name} color="inherit" />
            <IconButton
              color="inherit"
              aria-label={`Dismiss the removal of ${name}`}
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
      {`${name} removed`}
    </Notice>
  );
}

function PickedItemsOffer() {
  // The open drawer makes the offer itself.
  const isOpen = CartActor.useSelector(
    (snapshot) =>
      snapshot.matches({ pickedItems: 'offered' }) && !snapshot.matches({ drawer: 'open' }),
  );
  return (
    <Notice
      isOpen={isOpen}
      action={<PickedItemsAnswers color="inherit" onAnswer={focusCartButton} />}
      sx={{ flexWrap: 'wrap', '& .MuiAlert-action': { flexWrap: 'wrap' } }}
    >
      {SAVED_ORDER_IS_BACK}
    </Notice>
  );
}

function UnsavedNotice() {
  const { isOpen, dismiss } = useUnsavedNotice(CartRecordActor.useActorRef());
  return (
    <Notice
      isOpen={isOpen}
      severity="warning"
      dismissal={{ label: 'Dismiss the warning about your cart', dismiss }}
    >
      This browser can’t save your cart. It stays here until you close the page.
    </Notice>
  );
}

/** What the cart has to ask or tell, on whichever page. */
export function CartNotices() {
  return (
    <>
      <ReplacementDialog />
      <UnsavedNotice />
      <PickedItemsOffer />
      <RemovalNotice />
    </>
  );
}
