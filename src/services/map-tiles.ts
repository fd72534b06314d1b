/** The street tiles behind the map: `VITE_TILE_URL`, or OpenStreetMap's. */
export const tileUrl =
  import.meta.env.VITE_TILE_URL || 'https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png';

/** Whose data FoodDash's own map is drawn from; its licence asks for this wherever it is seen. */
export const openStreetMapAttribution =
  '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

/** Who made the tiles; shown in the corner of the map as their licence asks. */
export const tileAttribution = import.meta.env.VITE_TILE_ATTRIBUTION || openStreetMapAttribution;
