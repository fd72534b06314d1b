import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import type { FollowedDelivery } from '../../domain/entities.ts';
import { restaurants } from '../../data/restaurants.ts';
import { TextLink } from '../../shared/TextLink.tsx';
import { FollowedMap } from './FollowedMap.tsx';
import { orderColumn } from './order-layout.ts';
import { StatusHeader } from './StatusHeader.tsx';
import { useCountdown } from './use-countdown.ts';

/**
 * Returns the beginning of a sentence, which the restaurant's name completes. A damaged link may not contain
 * the number of items.
 */
function describe({ driver, items }: FollowedDelivery, isDelivered: boolean): string {
  const who = driver || 'The driver';
  if (items === 0) {
    return isDelivered ? `${who} has delivered an order from` : `${who} is bringing an order from`;
  }
  if (items === 1) {
    return isDelivered ? `${who} has delivered 1 item from` : `${who} is bringing 1 item from`;
  }
  return isDelivered
    ? `${who} has delivered ${items} items from`
    : `${who} is bringing ${items} items from`;
}

/** Shows a friend the remaining time of a delivery and its restaurant. */
export function FollowedOrder({ delivery }: { delivery: FollowedDelivery }) {
  const countdown = useCountdown(delivery.due);
  const isDelivered = useSelector(countdown, (snapshot) => snapshot.matches('delivered'));
  const restaurant = restaurants.find(({ id }) => id === delivery.restaurantId);
  return (
    <Box sx={orderColumn}>
      <StatusHeader countdown={countdown} isFollowed />
      <Typography sx={{ fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
        <span>{describe(delivery, isDelivered)}</span>{' '}
        <TextLink to={`/restaurant/${delivery.restaurantId}`} sx={{ fontWeight: 700 }}>
          {restaurant?.name}
        </TextLink>
        .
      </Typography>
      {restaurant && <FollowedMap restaurant={restaurant} driverName={delivery.driver} />}
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
        This page shows only the arrival time, the restaurant and the driver. It won’t update if
        your friend cancels. Waiting for your own order?{' '}
        <TextLink to="/track">Track it here</TextLink>.
      </Typography>
    </Box>
  );
}
