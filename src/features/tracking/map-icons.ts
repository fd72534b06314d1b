import { icon } from 'leaflet';
import deliveryMarker from './markers/delivery.svg?no-inline';
import driverMarker from './markers/driver.svg?no-inline';
import restaurantMarker from './markers/restaurant.svg?no-inline';
import youMarker from './markers/you.svg?no-inline';

/** A pin stands with its tip on the place. */
function pin(iconUrl: string) {
  return icon({ iconUrl, iconSize: [40, 52], iconAnchor: [20, 49], popupAnchor: [0, -46] });
}

/** A disc lies around the place, so that a pin on the same place stays in sight. */
function disc(iconUrl: string, size: number) {
  return icon({
    iconUrl,
    iconSize: [size, size],
    iconAnchor: [size / 2, size / 2],
    popupAnchor: [0, -size / 2],
  });
}

export const restaurantIcon = pin(restaurantMarker);
export const deliveryIcon = pin(deliveryMarker);
export const driverIcon = disc(driverMarker, 44);
export const youIcon = disc(youMarker, 28);
