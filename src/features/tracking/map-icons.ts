import { icon } from 'leaflet';
import deliveryMarker from './markers/delivery.svg?no-inline';
import restaurantMarker from './markers/restaurant.svg?no-inline';

function pin(iconUrl: string) {
  return icon({ iconUrl, iconSize: [40, 52], iconAnchor: [20, 49], popupAnchor: [0, -46] });
}

export const restaurantIcon = pin(restaurantMarker);
export const deliveryIcon = pin(deliveryMarker);
