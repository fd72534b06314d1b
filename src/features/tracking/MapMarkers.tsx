import { Marker as MapMarker } from 'leaflet';
import { Marker, Polyline, Popup, useMap, useMapEvent } from 'react-leaflet';
import { cuisineName } from '../../data/names.ts';
import type { Coordinates, Restaurant } from '../../domain/entities.ts';
import { StarRating } from '../../shared/StarRating.tsx';
import { messages } from './map-messages.en.ts';
import { ROUTE, ROUTE_CASING } from './map-styles.ts';
import type { PlacedMarkers } from './place-markers.ts';

type MapMarkersProps = {
  markers: PlacedMarkers;
  restaurant: Restaurant;
  driverName: string;
  /** The street where the driver is, as the marker's popup shows it. */
  street: string;
  /** The stops of the route. If the list is empty, no route is drawn. */
  stops: Coordinates[];
};

const routeStyle = { color: '#2563eb', weight: 3, opacity: 0.7 };
/** The casing is a wider line under the route, which makes the route stand out from the roads. */
const casingStyle = { weight: 7, opacity: 1 };

/**
 * Closes the open popup on Escape, and focuses its marker. Leaflet itself does this only while the focus is
 * on the map as a whole.
 */
function useEscape() {
  const map = useMap();
  useMapEvent('keydown', ({ originalEvent }) => {
    if (originalEvent.key !== 'Escape') return;
    map.eachLayer((layer) => {
      if (!(layer instanceof MapMarker) || !layer.isPopupOpen()) return;
      layer.closePopup();
      layer.getElement()?.focus();
    });
  });
}

export function MapMarkers({ markers, restaurant, driverName, street, stops }: MapMarkersProps) {
  const { delivery, you } = markers;
  useEscape();
  return (
    <>
      {stops.length > 0 && (
        <>
          <Polyline
            className={ROUTE_CASING}
            positions={stops}
            pathOptions={casingStyle}
            interactive={false}
          />
          <Polyline className={ROUTE} positions={stops} pathOptions={routeStyle} />
        </>
      )}
      <Marker {...markers.restaurant} alt={messages.restaurant(restaurant.name)}>
        <Popup>
          <strong>{restaurant.name}</strong>
          <br />
          {cuisineName(restaurant.cuisine)}
          <br />
          <StarRating rating={restaurant.rating} />
        </Popup>
      </Marker>
      {delivery && (
        <Marker {...delivery} alt={messages.destination}>
          <Popup>
            <strong>{messages.destination}</strong>
            <br />
            <span>{you ? messages.destinationIsLocation : messages.destinationIsAddress}</span>
          </Popup>
        </Marker>
      )}
      {you && (
        <Marker {...you} alt={messages.you} zIndexOffset={-100}>
          <Popup>
            <strong>{messages.you}</strong>
            <br />
            {messages.yourPosition}
          </Popup>
        </Marker>
      )}
      <Marker {...markers.driver} alt={messages.driver} zIndexOffset={1000}>
        <Popup>
          <strong>{messages.driver}</strong>
          <br />
          {driverName}
          <br />
          {street}
        </Popup>
      </Marker>
    </>
  );
}
