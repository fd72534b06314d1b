/** The URL pattern of the street tiles on the map, which is `VITE_TILE_URL` or else OpenStreetMap's. */
export const tileUrl =
  import.meta.env.VITE_TILE_URL || 'https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png';

/** The attribution of FoodDash's own map. The data's licence requires it wherever the map is shown. */
export const openStreetMapAttribution =
  '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

/** The attribution of the tiles, which the corner of the map shows as their licence requires. */
export const tileAttribution = import.meta.env.VITE_TILE_ATTRIBUTION || openStreetMapAttribution;
