/** One grey pixel (PNG), which the map stretches to a tile. */
export const grayTile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8ceLEfwAGtALMD1dLNgAAAABJRU5ErkJggg==',
  'base64',
);
