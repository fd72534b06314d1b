import { icon } from 'leaflet';
import deliveryMarker from './markers/delivery.svg?no-inline';
import driverMarker from './markers/driver.svg?no-inline';
import restaurantMarker from './markers/restaurant.svg?no-inline';
import youMarker from './markers/you.svg?no-inline';

/** Returns an icon in the shape of a pin, whose tip marks the place. */
function pin(iconUrl: string) {
  return icon({ iconUrl, iconSize: [40, 52], iconAnchor: [20, 49], popupAnchor: [0, -46] });
}

/** Returns a disc-shaped icon that is centred on the place, or `aside` pixels to the right of it. */
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
/**
 * The driver's icon at a stop with a pin. The icon is beside the pin, because it would otherwise cover the
 * pin's lower half.
 */
export const stoppedDriverIcon = disc(driverMarker, 44, 28);
/**
 * The icon of the customer's position. The icon is larger than the pin in front of it, so that customers can
 * tap the icon beside the pin.
 */
export const youIcon = disc(youMarker, 72);
