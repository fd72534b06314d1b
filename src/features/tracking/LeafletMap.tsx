import { MapContainer, TileLayer, ZoomControl } from 'react-leaflet';
import type { Coordinates, Restaurant } from '../../domain/entities.ts';
import type { MapTilesEvent } from '../../../machines/map-tiles.ts';
import { DEFAULT_CENTRE } from '../../domain/tracking.ts';
import { tileAttribution, tileUrl } from '../../services/map-tiles.ts';
import { BaseMap } from './BaseMap.tsx';
import leafletStyles from './leaflet.css?inline';
import { replaceLabels } from './leaflet-labels.ts';
import { messages } from './map-messages.en.ts';
import { MapGestures } from './MapGestures.tsx';
import { MapMarkers } from './MapMarkers.tsx';
import { MapView } from './MapView.tsx';
import { placeMarkers } from './place-markers.ts';

type LeafletMapProps = {
  restaurant: Restaurant;
  driverName: string;
  driver: Coordinates;
  /** The street where the driver is, as the marker's popup shows it. */
  street: string;
  /** The stops of the route. If the list is empty, no route is drawn. */
  stops: Coordinates[];
  /** The customer's position; null until the browser reports it. */
  position: Coordinates | null;
  /** Whether the destination is shown. It is hidden from a friend with a tracking link. */
  hasDestination: boolean;
  /** Whether no street tile has loaded. */
  areTilesMissing: boolean;
  onTileEvent: (event: MapTilesEvent) => void;
};

/** Shows the places of a delivery on street tiles, with FoodDash's own road map behind the tiles. */
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
      {/* The styles are part of the code. A separate file might fail to load, which would leave the map
          broken. */}
      <style href="leaflet" precedence="default">
        {leafletStyles}
      </style>
      <MapContainer
        ref={replaceLabels}
        center={DEFAULT_CENTRE}
        zoom={13}
        maxZoom={18}
        scrollWheelZoom={false}
        zoomControl={false}
      >
        <ZoomControl
          position="bottomright"
          zoomInTitle={messages.zoomIn}
          zoomOutTitle={messages.zoomOut}
        />
        {/* The view is chosen before the tiles are added, so that no invisible tiles are requested. */}
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
