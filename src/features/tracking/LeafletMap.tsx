import { MapContainer, TileLayer, ZoomControl } from 'react-leaflet';
import type { MapTilesEvent } from '../../../machines/map-tiles.ts';
import { DEFAULT_CENTRE } from '../../domain/tracking.ts';
import { tileAttribution, tileUrl } from '../../services/map-tiles.ts';
import { BaseMap } from './BaseMap.tsx';
import leafletStyles from './leaflet.css?inline';
import { MapMarkers } from './MapMarkers.tsx';
import type { MapMarkersProps } from './MapMarkers.tsx';
import { MapView } from './MapView.tsx';

type LeafletMapProps = MapMarkersProps & {
  /** Whether no street tile comes. */
  areTilesMissing: boolean;
  onTileEvent: (event: MapTilesEvent) => void;
};

/** FoodDash's own map with street tiles on it, and the places of a delivery on them. */
export function LeafletMap({ areTilesMissing, onTileEvent, ...places }: LeafletMapProps) {
  const { restaurant, driver, position, hasDestination } = places;
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
        {/* First, so that no tiles are asked for that are out of sight. */}
        <MapView
          restaurant={restaurant.location}
          destination={hasDestination ? (position ?? DEFAULT_CENTRE) : null}
          driver={driver}
        />
        <BaseMap hasNames={areTilesMissing} />
        <TileLayer
          url={tileUrl}
          attribution={tileAttribution}
          tileSize={256}
          maxZoom={18}
          eventHandlers={{
            tileload: () => onTileEvent({ type: 'tiles.loaded' }),
            tileerror: () => onTileEvent({ type: 'tiles.failed' }),
          }}
        />
        <ZoomControl position="bottomright" />
        <MapMarkers {...places} />
      </MapContainer>
    </>
  );
}
