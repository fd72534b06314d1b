import { MAP_ZOOM } from '../../src/data/map-lines.ts';
import type { MapLine } from '../../src/data/map-lines.ts';

/** Converts the points of a line of the base map from pixels at `MAP_ZOOM` to degrees. */
export function placesOf(line: MapLine): [longitude: number, latitude: number][] {
  const size = 256 * 2 ** MAP_ZOOM;
  return Array.from({ length: line.length / 2 }, (_, index) => {
    const north = Math.PI * (1 - (2 * (line[2 * index + 1] ?? NaN)) / size);
    const latitude = (Math.atan(Math.sinh(north)) * 180) / Math.PI;
    return [((line[2 * index] ?? NaN) / size - 0.5) * 360, latitude];
  });
}
