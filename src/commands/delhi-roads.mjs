/**
 * Writes `src/data/delhi-roads.json`, the roads of FoodDash's own base map, from the main roads of Delhi in
 * OpenStreetMap as GeoJSON:
 *
 *     node src/commands/delhi-roads.mjs arterials.geojson
 *
 * Each way is a LineString with `highway` (motorway, trunk or primary) and `name`. The script joins the ways
 * of one road and leaves out points that make no visible difference. Coordinates are written as whole pixels
 * of the world map at zoom 17. In Delhi, such a pixel is about one metre. `src/data/delhi-roads.ts` reads the
 * file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { createEncoder, simplify, toPixels } from './map-lines.mjs';

/** @typedef {import('./map-lines.mjs').Point} Point */
/** @typedef {{ properties: { highway: string, name: string }, geometry: { coordinates: Point[] } }} Way */

/** The maximum distance between the simplified line and the road, in pixels at zoom 17. */
const TOLERANCE = 1;
/** The names that OpenStreetMap contains for roads without a name of their own. */
const noNames = new Set(['unnamed', 'Flyover']);

/**
 * Joins lines whose ends meet. If more than two lines meet at a point, a line continues with the one that
 * turns the least.
 * @param {Point[][]} lines
 */
function join(lines) {
  const left = new Set(lines);
  /** @type {Point[][]} */
  const joined = [];
  for (const line of lines) {
    if (!left.delete(line)) continue;
    let whole = [...line];
    // The line grows at its end and then, after it is reversed, at its beginning.
    for (let side = 0; side < 2; side += 1) {
      for (let next = continuation(whole, left); next; next = continuation(whole, left)) {
        left.delete(next.line);
        whole.push(...next.onwards.slice(1));
      }
      whole = whole.toReversed();
    }
    joined.push(whole);
  }
  return joined;
}

/**
 * @param {Point[]} line
 * @param {Set<Point[]>} others
 */
function continuation(line, others) {
  const end = line.at(-1);
  const heading = direction(line.at(-2), end);
  let best;
  for (const other of others) {
    for (const onwards of [other, other.toReversed()]) {
      if (String(onwards[0]) !== String(end)) continue;
      const turn = Math.cos(direction(onwards[0], onwards[1]) - heading);
      // A line that turns by more than 60° belongs to another carriageway.
      if (turn > Math.max(0.5, best?.turn ?? -1)) best = { line: other, onwards, turn };
    }
  }
  return best;
}

/** @param {Point | undefined} from @param {Point | undefined} to */
const direction = ([x1, y1] = [0, 0], [x2, y2] = [0, 0]) => Math.atan2(y2 - y1, x2 - x1);

const [, , source] = process.argv;
if (!source) throw new Error('Say where the GeoJSON is: node src/commands/delhi-roads.mjs FILE');
/** @type {{ features: Way[] }} */
const { features } = JSON.parse(readFileSync(source, 'utf8'));

/** The ways of each class and name. @type {Map<string, Way[]>} */
const roads = new Map();
for (const way of features) {
  const { highway, name } = way.properties;
  const road = `${highway}|${noNames.has(name) ? '' : name}`;
  roads.set(road, [...(roads.get(road) ?? []), way]);
}
const encoder = createEncoder();
const written = [...roads]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([key, ways]) => {
    const lines = join(ways.map(({ geometry }) => geometry.coordinates.map(toPixels)));
    return `${key}|${encoder.encode(lines.map((line) => simplify(line, TOLERANCE)))}`;
  });

const text = `${JSON.stringify(written, null, 2)}\n`;
writeFileSync(new URL('../data/delhi-roads.json', import.meta.url), text);
const kilobytes = (gzipSync(text).length / 1000).toFixed(1);
process.stdout.write(
  `${features.length} ways are ${encoder.lines} lines of ${encoder.points} points: ${kilobytes} kB of gzip.\n`,
);
