import Box from '@mui/material/Box';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { LocationOutcome } from './LocationOutcome.tsx';
import { COVERED } from './map-styles.ts';
import { messages } from './messages.en.tsx';
import { TrackingMap } from './TrackingMap.tsx';
import type { DriverRoute } from './use-driver-route.ts';

/** The element ID of the map, to which "Track on Map" leads. */
export const MAP_ID = 'delivery-map';

type DeliveryMapProps = {
  driverName: string;
  route: DriverRoute;
  isDelivered: boolean;
  /** The height in pixels of the lower part of the map that a card covers on a phone. */
  covered: number;
};

/** Shows the map of an order. The outcome of a request for the customer's location is below the map. */
export function DeliveryMap({ driverName, route, isDelivered, covered }: DeliveryMapProps) {
  return (
    <Box
      component="section"
      aria-label={messages.map.label}
      id={MAP_ID}
      tabIndex={-1}
      sx={{
        scrollMarginTop: '16px',
        outlineOffset: 4,
        [COVERED]: { xs: `${covered}px`, sm: '0px' },
        // The card overlaps the map, but must not cover a message below the map.
        '& > [role="status"]:not(:empty)': { mb: { xs: `${covered + 12}px`, sm: 0 } },
      }}
    >
      <PartBoundary>
        <TrackingMap
          driverName={driverName}
          // After the delivery, the driver is at the end of the route.
          route={isDelivered ? { ...route, driver: route.stops.at(-1) ?? route.driver } : route}
          isLive={!isDelivered}
        />
      </PartBoundary>
      <LocationOutcome geolocation={route.geolocation} />
    </Box>
  );
}
