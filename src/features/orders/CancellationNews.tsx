import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFocusOnMount } from '../../shared/use-focus-on-mount.ts';
import { messages } from './messages.en.ts';

type NewsProps = { orderId: string; onSeen: () => void };

function News({ orderId, onSeen }: NewsProps) {
  const news = useFocusOnMount<HTMLDivElement>(true);
  return (
    <Alert
      ref={news}
      tabIndex={-1}
      // The status element around the alert announces its text.
      role="presentation"
      severity="success"
      onClose={onSeen}
      sx={{ mb: 2, overflowWrap: 'anywhere' }}
    >
      {messages.wasCancelled(orderId)}
    </Alert>
  );
}

type CancellationNewsProps = {
  /** The ID of the order that was cancelled last; null once the customer has seen this message. */
  orderId: string | null;
  onSeen: () => void;
};

/**
 * Shows that an order was cancelled. Without this message, the order would just disappear from the active
 * orders.
 */
export function CancellationNews({ orderId, onSeen }: CancellationNewsProps) {
  return (
    <Box role="status">
      {orderId !== null && <News key={orderId} orderId={orderId} onSeen={onSeen} />}
    </Box>
  );
}
