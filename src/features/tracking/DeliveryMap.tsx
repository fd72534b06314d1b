import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Order } from '../../domain/entities.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { LocationOutcome } from './LocationOutcome.tsx';
import { COVERED } from './map-styles.ts';
import { TrackingMap } from './TrackingMap.tsx';
import { useDriverRoute } from './use-driver-route.ts';

/** The element ID of the map, to which "Track on Map" leads. */
export const MAP_ID = 'delivery-map';

/** The height in pixels of the map's lower part that the card covers on a phone. */
const OVERLAP = 20;

type DeliveryMapProps = {
  order: Order;
  isDelivered: boolean;
  /** The card that covers the map's lower edge on a phone. */
  children: ReactNode;
};

/** Shows the map, a card on its lower edge, and the map's content in words. */
export function DeliveryMap({ order, isDelivered, children }: DeliveryMapProps) {
  const drive = useDriverRoute(order);
  // Once the order is delivered, the driver is at the door.
  const route = isDelivered ? { ...drive, driver: drive.stops.at(-1) ?? drive.driver } : drive;
  const { restaurant } = route;
  const hasPosition = useSelector(
    route.geolocation,
    (snapshot) => snapshot.context.position !== null,
  );
  return (
    <>
      <Box
        component="section"
        aria-label="Delivery map"
        id={MAP_ID}
        tabIndex={-1}
        sx={{
          scrollMarginTop: '16px',
          outlineOffset: 4,
          [COVERED]: { xs: `${OVERLAP}px`, sm: '0px' },
          // The card covers the map, but no message below it.
          '& > [role="status"]:not(:empty)': { mb: { xs: `${OVERLAP + 12}px`, sm: 0 } },
        }}
      >
        <PartBoundary>
          <TrackingMap driverName={order.driver.name} route={route} isLive={!isDelivered} />
        </PartBoundary>
        <LocationOutcome geolocation={route.geolocation} />
      </Box>
      <Box
        sx={{
          position: 'relative',
          mt: { xs: `${-OVERLAP}px`, sm: 0 },
          borderRadius: 6,
          boxShadow: { xs: 3, sm: 0 },
        }}
      >
        {children}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <span>
          {hasPosition
            ? `The map shows the route from ${restaurant.name} (${restaurant.address}) to your current location.`
            : `The map shows the route from ${restaurant.name} (${restaurant.address}) to your delivery address.`}
        </span>{' '}
        {!isDelivered && (
          <span>The driver’s movement on the map is simulated, so follow the countdown.</span>
        )}
      </Typography>
    </>
  );
}
