import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { NotificationsIcon } from '../../shared/icons.tsx';
import { moveFocusOnRemoval } from '../../shared/move-focus-on-removal.ts';
import { ActionRow } from './ActionRow.tsx';
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
      <ActionRow
        icon={<NotificationsIcon sx={{ color: 'primary.main' }} />}
        title={messages.title}
        titleId="notifications-title"
      >
        {canAsk && (
          <Box ref={moveFocusOnRemoval}>
            <BusyButton
              variant="outlined"
              size="small"
              isBusy={isAsking}
              onClick={() => send({ type: 'notifications.requested' })}
            >
              {isDismissed ? messages.askAgain : messages.notify}
            </BusyButton>
          </Box>
        )}
      </ActionRow>
      <Box role="status">
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {messages[notifications.value]}
        </Typography>
      </Box>
    </>
  );
}
