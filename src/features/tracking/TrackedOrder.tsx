import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import type { Order } from '../../../machines/entities.ts';
import { restaurants } from '../../data/restaurants.ts';
import { chooseSampleRestaurant, DEFAULT_CENTRE } from '../../domain/tracking.ts';
import { DeliveryProgress } from './DeliveryProgress.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { StatusHeader } from './StatusHeader.tsx';
import { useCountdown } from './use-countdown.ts';

const TrackingMap = lazy(async () => ({
  default: (await import('./TrackingMap.tsx')).TrackingMap,
}));

/** A found order: how long it takes, where it is, and what is in it. */
export function TrackedOrder({ order }: { order: Order }) {
  const countdown = useCountdown(order.estimatedDelivery);
  const [restaurant] = useState(() =>
    chooseSampleRestaurant(restaurants, order.restaurant, Math.random()),
  );
  const isDelivered = countdown.matches('delivered');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2.5, md: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <StatusHeader
          isDelivered={isDelivered}
          now={countdown.context.now}
          deadline={countdown.context.deadline}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: { xs: 2.5, md: 3 } }}>
        <Suspense fallback={<Skeleton variant="rounded" height={400} sx={{ borderRadius: 5 }} />}>
          <TrackingMap restaurant={restaurant} destination={DEFAULT_CENTRE} />
        </Suspense>
        <DeliveryProgress isDelivered={isDelivered} />
      </Box>
      <OrderDetails order={order} />
    </Box>
  );
}
