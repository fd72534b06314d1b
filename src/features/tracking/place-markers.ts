import type { Coordinates } from '../../domain/entities.ts';
import { DEFAULT_CENTRE } from '../../domain/tracking.ts';
import type { PlacedMarker } from './choose-view.ts';
import {
  deliveryIcon,
  driverIcon,
  restaurantIcon,
  stoppedDriverIcon,
  youIcon,
} from './map-icons.ts';

type Places = {
  restaurant: Coordinates;
  driver: Coordinates;
  /** The customer's position; null until the browser reports it. */
  position: Coordinates | null;
  /** Whether the destination is shown. It is hidden from a friend with a tracking link. */
  hasDestination: boolean;
};

/** The markers of a delivery. A marker that is not shown is null. */
export type PlacedMarkers = {
  restaurant: PlacedMarker;
  delivery: PlacedMarker | null;
  you: PlacedMarker | null;
  driver: PlacedMarker;
};

export function placeMarkers({
  restaurant,
  driver,
  position,
  hasDestination,
}: Places): PlacedMarkers {
  const destination = position ?? DEFAULT_CENTRE;
  const isStopped = [restaurant, destination].some(
    ([latitude, longitude]) => latitude === driver[0] && longitude === driver[1],
  );
  return {
    restaurant: { position: restaurant, icon: restaurantIcon },
    delivery: hasDestination ? { position: destination, icon: deliveryIcon } : null,
    you: position && { position, icon: youIcon },
    driver: { position: driver, icon: isStopped ? stoppedDriverIcon : driverIcon },
  };
}
