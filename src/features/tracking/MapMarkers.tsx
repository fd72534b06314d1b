import { Marker, Polyline, Popup } from 'react-leaflet';
import type { Coordinates, Restaurant } from '../../../machines/entities.ts';
import { DEFAULT_CENTRE } from '../../domain/tracking.ts';
import { StarRating } from '../../shared/StarRating.tsx';
import {
  deliveryIcon,
  driverIcon,
  restaurantIcon,
  stoppedDriverIcon,
  youIcon,
} from './map-icons.ts';

export type MapMarkersProps = {
  restaurant: Restaurant;
  driverName: string;
  driver: Coordinates;
  /** Where the driver says to be. */
  street: string;
  /** The route to draw; one stop is none. */
  stops: Coordinates[];
  /** The customer's own position, once the browser has told it. */
  position: Coordinates | null;
  /** Whether it is shown where the order goes: a friend who follows along does not learn that. */
  hasDestination: boolean;
};

const routeStyle = { color: '#2563eb', weight: 3, opacity: 0.7 };

/** The places of a delivery and the way between them. */
export function MapMarkers({
  restaurant,
  driverName,
  driver,
  street,
  stops,
  position,
  hasDestination,
}: MapMarkersProps) {
  const destination = position ?? DEFAULT_CENTRE;
  const isStopped = [restaurant.location, destination].some(
    ([latitude, longitude]) => latitude === driver[0] && longitude === driver[1],
  );
  return (
    <>
      {stops.length > 1 && <Polyline positions={stops} pathOptions={routeStyle} />}
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
      {hasDestination && (
        <Marker position={destination} icon={deliveryIcon} alt="Delivery Location">
          <Popup>
            <strong>Delivery Location</strong>
            <br />
            <span>{position ? 'Your current location' : 'Delivery address'}</span>
          </Popup>
        </Marker>
      )}
      {position && (
        <Marker position={position} icon={youIcon} alt="Your Location" zIndexOffset={-100}>
          <Popup>
            <strong>Your Location</strong>
            <br />
            Current position
          </Popup>
        </Marker>
      )}
      <Marker
        position={driver}
        icon={isStopped ? stoppedDriverIcon : driverIcon}
        alt="Driver Location"
        zIndexOffset={1000}
      >
        <Popup>
          <strong>Driver Location</strong>
          <br />
          {driverName}
          <br />
          {street}
        </Popup>
      </Marker>
    </>
  );
}
