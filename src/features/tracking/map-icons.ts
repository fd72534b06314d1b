import { icon } from 'leaflet';
import deliveryMarker from './markers/delivery.svg?no-inline';
import driverMarker from './markers/driver.svg?no-inline';
import restaurantMarker from './markers/restaurant.svg?no-inline';
import youMarker from './markers/you.svg?no-inline';

/** A pin's tip marks the place. */
function pin(iconUrl: string) {
  return icon({ iconUrl, iconSize: [40, 52], iconAnchor: [20, 49], popupAnchor: [0, -46] });
}

/** A disc lies around the place, or this far to the right of it. In pixels. */
function disc(iconUrl: string, size: number, aside = 0) {
  return icon({
    iconUrl,
    iconSize: [size, size],
    iconAnchor: [size / 2 - aside, size / 2],
    popupAnchor: [aside, -size / 2],
  });
}

export const restaurantIcon = pin(restaurantMarker);
export const deliveryIcon = pin(deliveryMarker);
export const driverIcon = disc(driverMarker, 44);
/** Beside a pin, whose lower half it would cover. */
export const stoppedDriverIcon = disc(driverMarker, 44, 28);
/** Reaches out from under a pin far enough to be pressed. */
export const youIcon = disc(youMarker, 72);
