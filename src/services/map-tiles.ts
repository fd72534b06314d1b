import { messages } from './map-messages.en.ts';

export const tileUrl =
  import.meta.env.VITE_TILE_URL || 'https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png';

/**
 * The attribution of FoodDash's own map. The licence of the map's data requires it wherever the map is shown.
 */
export const openStreetMapAttribution = messages.attribution(
  '<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
);

/** The attribution of the tiles. The tiles' licence requires it, so the map shows it in a corner. */
export const tileAttribution = import.meta.env.VITE_TILE_ATTRIBUTION || openStreetMapAttribution;
