import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { LiveActorsContext } from '../live/live-actors.ts';

/** Shows a dialog that asks for consent once a session, before the page sends the first event to the app. */
export function WishConsent() {
  const live = LiveActorsContext.useActorRef();
  const isOpen = LiveActorsContext.useSelector((snapshot) => snapshot.matches('asking'));
  const text = useId();
  const refuse = () => live.send({ type: 'live.sendingRefused' });
  return (
    <Dialog open={isOpen} onClose={refuse} aria-describedby={text}>
      <DialogTitle>Send events to the running app?</DialogTitle>
      <DialogContent>
        <DialogContentText id={text}>
          What you send happens to the real app in the other tab, as if a customer had done it: a
          cart is emptied, an order is placed. You are asked once, until you close this tab.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={refuse}>Don’t send</Button>
        <Button variant="contained" onClick={() => live.send({ type: 'live.sendingAllowed' })}>
          Send events
        </Button>
      </DialogActions>
    </Dialog>
  );
}
