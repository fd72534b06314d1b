import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { Order, Restaurant } from '../../../machines/entities.ts';
import { Boundary } from '../../shared/Boundary.tsx';
import { Placeholder } from '../../shared/Placeholder.tsx';
import { preloadable } from '../../shared/preloadable.tsx';
import { LocationOutcome } from './LocationOutcome.tsx';
import { useDriverRoute } from './use-driver-route.ts';

const { Component: TrackingMap } = preloadable(
  async () => (await import('./TrackingMap.tsx')).TrackingMap,
);

/** The address of the map on its page, for "Track on Map". */
export const MAP_ID = 'delivery-map';

type DeliveryMapProps = { order: Order; restaurant: Restaurant };

/** The map, what became of locating the customer, and the map's facts in words. */
export function DeliveryMap({ order, restaurant }: DeliveryMapProps) {
  const route = useDriverRoute(restaurant.location);
  const hasPosition = useSelector(
    route.geolocation,
    (snapshot) => snapshot.context.position !== null,
  );
  const destination = hasPosition ? 'your current location' : 'your delivery address';
  return (
    <Box
      component="section"
      aria-label="Delivery map"
      id={MAP_ID}
      tabIndex={-1}
      sx={{ scrollMarginTop: 96, outlineOffset: 4 }}
    >
      <Boundary>
        <Suspense fallback={<Placeholder sx={{ height: 402, borderRadius: 5 }} />}>
          <TrackingMap restaurant={restaurant} driverName={order.driver.name} route={route} />
        </Suspense>
      </Boundary>
      <LocationOutcome geolocation={route.geolocation} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.25 }}>
        {order.driver.name} drives from {restaurant.name}, {restaurant.address}, to {destination}.
      </Typography>
    </Box>
  );
}
