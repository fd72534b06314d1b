/** The street tiles behind the map: `VITE_TILE_URL`, or OpenStreetMap's. */
export const tileUrl =
  import.meta.env.VITE_TILE_URL || 'https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png';

/** Attribution of FoodDash's own map, required by the data's licence wherever the map is shown. */
export const openStreetMapAttribution =
  '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

/** Attribution of the tiles, shown in the corner of the map as their licence requires. */
export const tileAttribution = import.meta.env.VITE_TILE_ATTRIBUTION || openStreetMapAttribution;
