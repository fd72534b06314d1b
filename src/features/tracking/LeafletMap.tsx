import type { TileLayer as LeafletTileLayer } from 'leaflet';
import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { MapContainer, TileLayer, ZoomControl } from 'react-leaflet';
import type { MapTilesEvent } from '../../../machines/map-tiles.ts';
import { DEFAULT_CENTRE } from '../../domain/tracking.ts';
import { tileAttribution, tileUrl } from '../../services/map-tiles.ts';
import leafletStyles from './leaflet.css?inline';
import { MapMarkers } from './MapMarkers.tsx';
import type { MapMarkersProps } from './MapMarkers.tsx';
import { MapView } from './MapView.tsx';

type LeafletMapProps = MapMarkersProps & { onTileEvent: (event: MapTilesEvent) => void };

/** Put on the map in a step of its own: making the map is long enough. */
function AfterTheMap({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}

/** Street tiles, and the places of a delivery on them. */
export function LeafletMap({ onTileEvent, ...places }: LeafletMapProps) {
  const { restaurant, driver, position } = places;
  const [streets, setStreets] = useState<LeafletTileLayer | null>(null);
  // In a step of its own again.
  const areStreetsLaid = useDeferredValue(streets) !== null;
  return (
    <>
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
            ref={setStreets}
            url={tileUrl}
            attribution={tileAttribution}
            tileSize={256}
            maxZoom={18}
            eventHandlers={{
              tileload: () => onTileEvent({ type: 'tiles.loaded' }),
              tileerror: () => onTileEvent({ type: 'tiles.failed' }),
            }}
          />
          {areStreetsLaid && (
            <>
              <ZoomControl position="bottomright" />
              <MapMarkers {...places} />
            </>
          )}
        </AfterTheMap>
      </MapContainer>
    </>
  );
}
