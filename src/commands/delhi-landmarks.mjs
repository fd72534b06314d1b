/**
 * Writes `src/data/delhi-landmarks.json`, the parks and metro lines of FoodDash's own base map, from
 * OpenStreetMap data as GeoJSON:
 *
 *     node src/commands/delhi-landmarks.mjs parks.geojson metro.geojson
 *
 * The parks are Polygons. They include forests, golf courses, nature reserves and sports grounds. The script
 * leaves out parks of less than four hectares, and points that make no visible difference. Metro lines are
 * LineStrings.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { createEncoder, simplify, toPixels } from './map-lines.mjs';

/** @typedef {import('./map-lines.mjs').Point} Point */
/** @typedef {{ geometry: { type: 'Polygon', coordinates: Point[][] } }} Park */
/** @typedef {{ geometry: { type: 'LineString', coordinates: Point[] } }} MetroLine */

/** The area of the smallest park, in square pixels at zoom 17. */
const MIN_PARK_AREA = 40_000;
/** The maximum distance between a simplified outline and the park, in pixels at zoom 17. */
const PARK_TOLERANCE = 12;
const METRO_TOLERANCE = 2;

/** @param {Point[]} ring */
function areaOf(ring) {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}

const [, , parksFile, metroFile] = process.argv;
if (!parksFile || !metroFile) {
  throw new Error('Say where the GeoJSON is: node src/commands/delhi-landmarks.mjs PARKS METRO');
}
/** @type {{ features: Park[] }} */
const parks = JSON.parse(readFileSync(parksFile, 'utf8'));
/** @type {{ features: MetroLine[] }} */
const metro = JSON.parse(readFileSync(metroFile, 'utf8'));

const encoder = createEncoder();
const written = {
  parks: encoder.encode(
    parks.features
      // Only the outline counts. The clearings of a forest would hardly be visible.
      .map(({ geometry }) => (geometry.coordinates[0] ?? []).map(toPixels))
      .filter((ring) => areaOf(ring) >= MIN_PARK_AREA)
      .map((ring) => simplify(ring, PARK_TOLERANCE)),
  ),
  metroLines: encoder.encode(
    metro.features.map(({ geometry }) =>
      simplify(geometry.coordinates.map(toPixels), METRO_TOLERANCE),
    ),
  ),
};

const text = `${JSON.stringify(written, null, 2)}\n`;
writeFileSync(new URL('../data/delhi-landmarks.json', import.meta.url), text);
const kilobytes = (gzipSync(text).length / 1000).toFixed(1);
process.stdout.write(
  `${encoder.lines} outlines and lines of ${encoder.points} points: ${kilobytes} kB of gzip.\n`,
);
