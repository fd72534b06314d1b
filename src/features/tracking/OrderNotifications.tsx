import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { useOrderNotifications } from './use-order-notifications.ts';

const LIMIT = 'Keep FoodDash open in a tab: once it’s closed, your browser can’t tell you.';

const texts = {
  absent:
    'This browser has no notifications. Keep this tab open, and its title will tell you when your food is here or your driver writes.',
  unasked: `Hear from us when your food is here or your driver writes. ${LIMIT}`,
  asking: 'Your browser is asking you now. Choose “Allow” there.',
  dismissed: `Your browser’s question went unanswered, so we won’t notify you. ${LIMIT}`,
  granted: `We’ll notify you when your food is here or your driver writes. ${LIMIT}`,
  denied:
    'Your browser blocks notifications from FoodDash; its settings for this site can allow them. Until then, this tab’s title will tell you while it’s open.',
};

/** Offers to tell the customer when it is here. The browser asks only once they have said so. */
export function OrderNotifications() {
  const [notifications, send] = useOrderNotifications();
  const isAsking = notifications.matches('asking');
  const isDismissed = notifications.matches('dismissed');
  const canAsk = isAsking || isDismissed || notifications.matches('unasked');
  return (
    <>
      <Typography variant="h3" component="h2" id="notifications-title" sx={{ mb: 0.5 }}>
        Tell Me When It’s Here
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
