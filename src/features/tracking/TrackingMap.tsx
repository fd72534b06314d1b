import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { Suspense, lazy } from 'react';
import { mapTilesMachine } from '../../../machines/map-tiles.ts';
import { useActorRef } from '../../shared/actors.ts';
import { Placeholder } from '../../shared/Placeholder.tsx';
import { LocationButton } from './LocationButton.tsx';
import { BouncingPin, LiveCard } from './MapOverlays.tsx';
import { appear } from './appear.ts';
import { mapStyles } from './map-styles.ts';
import { messages } from './messages.en.tsx';
import type { DriverRoute } from './use-driver-route.ts';

const LeafletMap = lazy(async () => ({ default: (await import('./LeafletMap.tsx')).LeafletMap }));

type TrackingMapProps = {
  driverName: string;
  route: DriverRoute;
  /** Whether the driver's marker can still move. */
  isLive?: boolean;
  /** Whether the viewer is a friend, who must not learn the destination. */
  isFollowed?: boolean;
};

/** Shows the restaurant, the driver and, unless the viewer is a friend, the destination. */
export function TrackingMap({
  driverName,
  route,
  isLive = false,
  isFollowed = false,
}: TrackingMapProps) {
  const { geolocation, restaurant, street, stops, driver, hasArrived } = route;
  const tiles = useActorRef(mapTilesMachine);
  const areTilesMissing = useSelector(tiles, (snapshot) => snapshot.matches('unavailable'));
  const position = useSelector(geolocation, (snapshot) => snapshot.context.position);
  return (
    <>
      <Box sx={mapStyles}>
        <Suspense fallback={<Placeholder sx={{ height: 400 }} />}>
          <LeafletMap
            restaurant={restaurant}
            driverName={driverName}
            driver={driver}
            street={street}
            stops={isFollowed ? [] : stops}
            position={position}
            hasDestination={!isFollowed}
            areTilesMissing={areTilesMissing}
            onTileEvent={(event) => tiles.send(event)}
          />
        </Suspense>
        {/* With large text, one control is below the other. */}
        <Box
          sx={{
            position: 'absolute',
            zIndex: 1000,
            top: 12,
            insetInline: 12,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'start',
            justifyContent: 'space-between',
            gap: 1,
            // Gestures between the controls reach the map.
            pointerEvents: 'none',
            '& > *': { pointerEvents: 'auto' },
          }}
        >
          {!isFollowed && <LocationButton geolocation={geolocation} />}
          {isLive && !hasArrived && <LiveCard />}
        </Box>
        <BouncingPin />
      </Box>
      {areTilesMissing && (
        <Typography
          role="status"
          variant="body2"
          sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: 1, animation: appear }}
        >
          {messages.map.tilesMissing}
        </Typography>
      )}
    </>
  );
}
