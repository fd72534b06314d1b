import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { FollowedDelivery } from '../../domain/entities.ts';
import { restaurants } from '../../data/restaurants.ts';
import { TextLink } from '../../shared/TextLink.tsx';
import { ArrivalAnnouncement } from './ArrivalAnnouncement.tsx';
import { messages } from './follow-messages.en.tsx';
import { FollowedMap } from './FollowedMap.tsx';
import { orderColumn } from './order-layout.ts';
import { StatusHeader } from './StatusHeader.tsx';
import { useCountdown } from './use-countdown.ts';

/** Says what the driver brings. If the customer's stored order was damaged, the number of items may be 0. */
function describe(
  { driver, items }: FollowedDelivery,
  isDelivered: boolean,
  restaurant: ReactNode,
): ReactNode {
  if (items === 0) {
    return isDelivered
      ? messages.deliveredOrder(driver, restaurant)
      : messages.bringingOrder(driver, restaurant);
  }
  return isDelivered
    ? messages.deliveredItems(driver, items, restaurant)
    : messages.bringingItems(driver, items, restaurant);
}

/** Shows a friend the remaining time of a delivery and its restaurant. */
export function FollowedOrder({ delivery }: { delivery: FollowedDelivery }) {
  const countdown = useCountdown(delivery.due);
  const isDelivered = useSelector(countdown, (snapshot) => snapshot.matches('delivered'));
  const restaurant = restaurants.find(({ id }) => id === delivery.restaurantId);
  return (
    <Box sx={orderColumn}>
      <StatusHeader countdown={countdown} isFollowed />
      <ArrivalAnnouncement countdown={countdown} isFollowed />
      <Typography sx={{ fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
        {describe(
          delivery,
          isDelivered,
          <TextLink to={`/restaurant/${delivery.restaurantId}`} sx={{ fontWeight: 700 }}>
            {restaurant?.name}
          </TextLink>,
        )}
      </Typography>
      {restaurant && <FollowedMap restaurant={restaurant} driverName={delivery.driver} />}
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
        {messages.note(<TextLink to="/track">{messages.trackIt}</TextLink>)}
      </Typography>
    </Box>
  );
}
