import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import type { Order } from '../../domain/entities.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { LocationOutcome } from './LocationOutcome.tsx';
import { TrackingMap } from './TrackingMap.tsx';
import { useDriverRoute } from './use-driver-route.ts';

/** The address of the map on its page, for "Track on Map". */
export const MAP_ID = 'delivery-map';

type DeliveryMapProps = { order: Order; isDelivered: boolean };

/** The map, the outcome of locating the customer, and the map's content in words. */
export function DeliveryMap({ order, isDelivered }: DeliveryMapProps) {
  const route = useDriverRoute(order);
  const { restaurant } = route;
  const hasPosition = useSelector(
    route.geolocation,
    (snapshot) => snapshot.context.position !== null,
  );
  return (
    <Box
      component="section"
      aria-label="Delivery map"
      id={MAP_ID}
      tabIndex={-1}
      sx={{ scrollMarginTop: '16px', outlineOffset: 4 }}
    >
      <PartBoundary>
        <TrackingMap driverName={order.driver.name} route={route} isLive={!isDelivered} />
      </PartBoundary>
      <LocationOutcome geolocation={route.geolocation} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {hasPosition
          ? `The map shows the route from ${restaurant.name} (${restaurant.address}) to your current location.`
          : `The map shows the route from ${restaurant.name} (${restaurant.address}) to your delivery address.`}
      </Typography>
    </Box>
  );
}
