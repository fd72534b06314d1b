import 'leaflet/dist/leaflet.css';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { MapContainer, Marker, Popup, TileLayer } from 'react-leaflet';
import { mapTilesMachine } from '../../../machines/map-tiles.ts';
import type { Coordinates, Restaurant } from '../../../machines/entities.ts';
import { tileAttribution, tileUrl } from '../../services/map-tiles.ts';
import { StarRating } from '../../shared/StarRating.tsx';
import { deliveryIcon, restaurantIcon } from './map-icons.ts';

type TrackingMapProps = { restaurant: Restaurant; destination: Coordinates };

/** Restaurant and delivery location on street tiles, and the same facts in words below. */
export function TrackingMap({ restaurant, destination }: TrackingMapProps) {
  const [tiles, send] = useMachine(mapTilesMachine);
  return (
    <Box component="section" aria-label="Delivery map">
      <Box
        sx={{
          position: 'relative',
          isolation: 'isolate',
          borderRadius: 5,
          overflow: 'hidden',
          border: '1px solid',
          borderColor: 'divider',
          '& .leaflet-container': {
            height: 400,
            font: 'inherit',
            bgcolor: 'tint.main',
          },
          '@media (prefers-color-scheme: dark)': {
            '& .leaflet-tile-pane': {
              filter: 'invert(1) hue-rotate(180deg) brightness(0.95) contrast(0.88)',
            },
            '& .leaflet-popup-content-wrapper, & .leaflet-popup-tip, & .leaflet-bar a, & .leaflet-control-attribution':
              { bgcolor: 'background.paper', color: 'text.primary' },
            '& .leaflet-control-attribution a': { color: 'primary.main' },
          },
        }}
      >
        <MapContainer
          bounds={[restaurant.location, destination]}
          boundsOptions={{ padding: [60, 60], maxZoom: 15 }}
          maxZoom={18}
          scrollWheelZoom={false}
        >
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
          <Marker
            position={restaurant.location}
            icon={restaurantIcon}
            alt={`Restaurant: ${restaurant.name}`}
          >
            <Popup>
              <strong>{restaurant.name}</strong>
              <br />
              {restaurant.cuisine}
              <br />
              <StarRating rating={restaurant.rating} />
            </Popup>
          </Marker>
          <Marker position={destination} icon={deliveryIcon} alt="Delivery Location">
            <Popup>
              <strong>Delivery Location</strong>
              <br />
              Delivery address
            </Popup>
          </Marker>
        </MapContainer>
        {tiles.matches('unavailable') && (
          <Alert
            severity="info"
            role="status"
            sx={{ position: 'absolute', zIndex: 1000, left: 12, right: 12, bottom: 28 }}
          >
            Street tiles can’t be loaded right now. The markers still show where things are.
          </Alert>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.25 }}>
        From {restaurant.name}, {restaurant.address}
      </Typography>
    </Box>
  );
}
