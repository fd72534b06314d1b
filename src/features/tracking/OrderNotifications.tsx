import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { useOrderNotifications } from './use-order-notifications.ts';

const LIMIT = 'Keep a FoodDash tab open. We can’t notify you after you close it.';

const texts = {
  absent:
    'Your browser doesn’t support notifications. Keep this tab open. Its title changes when your food arrives or your driver messages you.',
  unasked: `Get notified when your food arrives or your driver messages you. ${LIMIT}`,
  asking: 'Choose “Allow” when your browser asks.',
  dismissed: `You didn’t choose “Allow” when your browser asked, so notifications are still off. ${LIMIT}`,
  granted: `We’ll notify you when your food arrives or your driver messages you. ${LIMIT}`,
  denied:
    'Notifications from FoodDash are blocked. You can allow them in your browser’s site settings. Until then, this tab’s title will change when your food arrives or your driver messages you.',
};

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
        Delivery notifications
      </Typography>
      <Box role="status">
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts[notifications.value]}
        </Typography>
      </Box>
      {canAsk && (
        <BusyButton
          variant="outlined"
          isBusy={isAsking}
          onClick={() => send({ type: 'notifications.requested' })}
          sx={{ mt: 1.5 }}
        >
          {isDismissed ? 'Ask me again' : 'Notify me'}
        </BusyButton>
      )}
    </>
  );
}
