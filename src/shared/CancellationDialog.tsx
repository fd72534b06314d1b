import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useSelector } from '@xstate/react';
import { BusyButton } from './BusyButton.tsx';
import { messages } from './cancellation-messages.en.ts';
import { Layer } from './Layer.tsx';
import type { OrderCancellationRef } from './use-order-cancellation.ts';

type CancellationDialogProps = {
  cancellation: OrderCancellationRef;
  restaurantName: string;
  onClosed: () => void;
};

/** Asks the customer before an order is cancelled, or explains why it is too late. */
export function CancellationDialog({
  cancellation,
  restaurantName,
  onClosed,
}: CancellationDialogProps) {
  const isOpen = useSelector(cancellation, (snapshot) => snapshot.hasTag('dialog'));
  const isTooLate = useSelector(cancellation, (snapshot) => snapshot.matches('tooLate'));
  const isCancelling = useSelector(cancellation, (snapshot) => snapshot.matches('cancelling'));
  const hasFailed = useSelector(cancellation, (snapshot) => snapshot.matches({ inTime: 'failed' }));
  const dismiss = () => cancellation.send({ type: 'cancellation.dismissed' });
  return (
    <Dialog
      open={isOpen}
      onClose={dismiss}
      fullWidth
      maxWidth="xs"
      aria-describedby="cancellation-text"
      slotProps={{ transition: { onExited: onClosed } }}
    >
      {isOpen && <Layer onClose={dismiss} />}
      <DialogTitle>{isTooLate ? messages.tooLateTitle : messages.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="cancellation-text" sx={{ overflowWrap: 'anywhere' }}>
          {isTooLate ? messages.tooLateText(restaurantName) : messages.text(restaurantName)}
        </DialogContentText>
        {hasFailed && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {messages.notSaved}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {isTooLate ? (
          <Button variant="contained" onClick={dismiss}>
            <span>{messages.ok}</span>
          </Button>
        ) : (
          <>
            <BusyButton
              variant="outlined"
              color="secondary"
              isBusy={isCancelling}
              onClick={() => cancellation.send({ type: 'cancellation.confirmed' })}
            >
              {hasFailed ? messages.tryAgain : messages.confirm}
            </BusyButton>
            <Button variant="contained" disabled={isCancelling} onClick={dismiss}>
              <span>{messages.keep}</span>
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
