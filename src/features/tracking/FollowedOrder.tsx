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

/** Who brings what from where, as far as the link tells. */
function describe({ driver, items }: FollowedDelivery, isDelivered: boolean): string {
  const who = driver || 'The driver';
  const what = items === 0 ? 'an order' : `${items} ${items === 1 ? 'item' : 'items'}`;
  return `${who} ${isDelivered ? 'brought' : 'is bringing'} ${what} from`;
}

/** A delivery as a friend sees it: how long it takes and where it comes from. */
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
        The link shows when the food arrives and where it comes from, and nothing else. If plans
        change, your friend will have to tell you. Waiting for an order of your own?{' '}
        <TextLink to="/track">Track it here</TextLink>.
      </Typography>
    </Box>
  );
}
