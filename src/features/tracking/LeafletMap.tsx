import { MapContainer, TileLayer, ZoomControl } from 'react-leaflet';
import type { Coordinates, Restaurant } from '../../domain/entities.ts';
import type { MapTilesEvent } from '../../../machines/map-tiles.ts';
import { DEFAULT_CENTRE } from '../../domain/tracking.ts';
import { tileAttribution, tileUrl } from '../../services/map-tiles.ts';
import { BaseMap } from './BaseMap.tsx';
import leafletStyles from './leaflet.css?inline';
import { MapGestures } from './MapGestures.tsx';
import { MapMarkers } from './MapMarkers.tsx';
import { MapView } from './MapView.tsx';
import { placeMarkers } from './place-markers.ts';

type LeafletMapProps = {
  restaurant: Restaurant;
  driverName: string;
  driver: Coordinates;
  /** The street that the driver reports. */
  street: string;
  /** The route to draw; empty to draw none. */
  stops: Coordinates[];
  /** The customer's own position, once the browser has told it. */
  position: Coordinates | null;
  /** Whether the destination is shown. A friend with a tracking link does not see it. */
  hasDestination: boolean;
  /** Whether no street tile comes. */
  areTilesMissing: boolean;
  onTileEvent: (event: MapTilesEvent) => void;
};

/** FoodDash's own map with street tiles on it, and the places of a delivery on them. */
export function LeafletMap({
  restaurant,
  driverName,
  driver,
  street,
  stops,
  position,
  hasDestination,
  areTilesMissing,
  onTileEvent,
}: LeafletMapProps) {
  const { location } = restaurant;
  const markers = placeMarkers({ restaurant: location, driver, position, hasDestination });
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
        <ZoomControl position="bottomright" />
        {/* Before the tiles, so that none are asked for that are out of sight. */}
        <MapView
          restaurant={location}
          destination={hasDestination ? (position ?? DEFAULT_CENTRE) : null}
          driver={driver}
          markers={Object.values(markers).filter((marker) => marker !== null)}
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
        <MapMarkers
          markers={markers}
          restaurant={restaurant}
          driverName={driverName}
          street={street}
          stops={stops}
        />
        <MapGestures />
      </MapContainer>
    </>
  );
}
