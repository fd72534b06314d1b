import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { messages } from './notification-messages.en.ts';
import { useOrderNotifications } from './use-order-notifications.ts';

/**
 * Offers to notify the customer when the order arrives. The browser asks for permission only after a click.
 */
export function OrderNotifications() {
  const [notifications, send] = useOrderNotifications();
  const isAsking = notifications.matches('asking');
  const isDismissed = notifications.matches('dismissed');
  const canAsk = isAsking || isDismissed || notifications.matches('unasked');
  return (
    <>
      <Typography variant="h3" component="h2" id="notifications-title" sx={{ mb: 0.5 }}>
        {messages.title}
      </Typography>
      <Box role="status">
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {messages[notifications.value]}
        </Typography>
      </Box>
      {canAsk && (
        <BusyButton
          variant="outlined"
          isBusy={isAsking}
          onClick={() => send({ type: 'notifications.requested' })}
          sx={{ mt: 1.5 }}
        >
          {isDismissed ? messages.askAgain : messages.notify}
        </BusyButton>
      )}
    </>
  );
}
