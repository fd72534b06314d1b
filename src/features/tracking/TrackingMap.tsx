import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { MapContainer, TileLayer, ZoomControl } from 'react-leaflet';
import { mapTilesMachine } from '../../../machines/map-tiles.ts';
import type { Restaurant } from '../../../machines/entities.ts';
import { DEFAULT_CENTRE } from '../../domain/tracking.ts';
import { tileAttribution, tileUrl } from '../../services/map-tiles.ts';
import { useMachine } from '../../shared/actors.ts';
import leafletStyles from './leaflet.css?inline';
import { LocationButton } from './LocationButton.tsx';
import { MapMarkers } from './MapMarkers.tsx';
import { BouncingPin, LiveCard } from './MapOverlays.tsx';
import { MapView } from './MapView.tsx';
import { mapStyles } from './map-styles.ts';
import type { DriverRoute } from './use-driver-route.ts';

type TrackingMapProps = { restaurant: Restaurant; driverName: string; route: DriverRoute };

/** What lies on the map is put there in a step of its own: making the map is long enough. */
function AfterTheMap({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}

/** Restaurant, driver and destination on street tiles. */
export function TrackingMap({ restaurant, driverName, route }: TrackingMapProps) {
  const { geolocation, stops, driver } = route;
  const [tiles, send] = useMachine(mapTilesMachine);
  const position = useSelector(geolocation, (snapshot) => snapshot.context.position);
  return (
    <Box sx={mapStyles}>
      {/* With the code: a file of its own could be missing, and leave the map in pieces. */}
      <style href="leaflet" precedence="default">
        {leafletStyles}
      </style>
      <MapContainer
        center={DEFAULT_CENTRE}
        zoom={13}
        maxZoom={18}
        scrollWheelZoom={false}
        zoomControl={false}
      >
        <AfterTheMap>
          {/* First: no tiles are asked for that are not in sight then. */}
          <MapView
            restaurant={restaurant.location}
            destination={position ?? DEFAULT_CENTRE}
            driver={driver}
          />
          <TileLayer
            url={tileUrl}
            attribution={tileAttribution}
            tileSize={256}
            maxZoom={18}
            eventHandlers={{
              tileload: () => send({ type: 'tiles.loaded' }),
              tileerror: () => send({ type: 'tiles.failed' }),
            }}
          />
          <ZoomControl position="bottomright" />
          <MapMarkers
            restaurant={restaurant}
            driverName={driverName}
            driver={driver}
            stops={stops}
            position={position}
          />
        </AfterTheMap>
      </MapContainer>
      <LocationButton geolocation={geolocation} />
      <LiveCard />
      <BouncingPin />
      {tiles.matches('unavailable') && (
        <Alert
          severity="info"
          role="status"
          sx={{ position: 'absolute', zIndex: 1000, left: 76, right: 60, bottom: 28 }}
        >
          Street tiles can’t be loaded right now. The markers still show where things are.
        </Alert>
      )}
    </Box>
  );
}
