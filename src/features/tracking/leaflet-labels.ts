import type { Map as StreetMap, PopupEvent } from 'leaflet';
import { messages } from './map-messages.en.ts';

function labelCloseButton({ popup }: PopupEvent) {
  popup
    .getElement()
    ?.querySelector('.leaflet-popup-close-button')
    ?.setAttribute('aria-label', messages.closePopup);
}

/** Replaces those of Leaflet's labels that no option can change. Does nothing until the map exists. */
export function replaceLabels(map: StreetMap | null) {
  if (!map) return;
  const { attributionControl } = map;
  const { prefix } = attributionControl.options;
  if (typeof prefix === 'string') {
    attributionControl.setPrefix(prefix.replace(/title="[^"]*"/, `title="${messages.leaflet}"`));
  }
  map.on('popupopen', labelCloseButton);
}
