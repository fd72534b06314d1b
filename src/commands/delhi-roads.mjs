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

/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ properties: { highway: string, name: string }, geometry: { coordinates: Point[] } }} Way */

const ZOOM = 17;
/** The maximum distance between the simplified line and the road, in pixels at zoom 17. */
const TOLERANCE = 1;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The names that OpenStreetMap contains for roads without a name of their own. */
const noNames = new Set(['unnamed', 'Flyover']);

/** @param {Point} place longitude and latitude @returns {Point} */
function toPixels([longitude, latitude]) {
  const size = 256 * 2 ** ZOOM;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [
    (0.5 + longitude / 360) * size,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  ];
}

/**
 * Joins lines whose ends meet. If several lines meet there, a line continues with the one that turns the
 * least.
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

/**
 * Simplifies a line with the Douglas-Peucker algorithm, which removes points close to the simplified line.
 *
 * @param {Point[]} line
 * @returns {Point[]}
 */
function simplify(line) {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const strays = line.map((point) => distance(point, first, last));
  const furthest = strays.indexOf(Math.max(...strays));
  if ((strays[furthest] ?? 0) <= TOLERANCE) return [first, last];
  return [...simplify(line.slice(0, furthest + 1)), ...simplify(line.slice(furthest)).slice(1)];
}

/**
 * Returns the distance of a point from the segment between two other points.
 *
 * @param {Point} point
 * @param {Point} from
 * @param {Point} to
 */
function distance([x, y], [x1, y1], [x2, y2]) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/**
 * Encodes a number with five bits per digit, the lowest bits first. The sixth bit of a digit says that more
 * digits follow.
 *
 * @param {number} value
 */
function digits(value) {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  do {
    text += DIGITS[(rest & 31) | (rest > 31 ? 32 : 0)];
    rest >>= 5;
  } while (rest > 0);
  return text;
}

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
/**
 * The start of the previous line. The next line's start is relative to it, so that the numbers stay small.
 *
 * @type {Point}
 */
let origin = [0, 0];
let points = 0;
let lines = 0;
const written = [...roads]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([key, ways]) => {
    const encoded = join(ways.map(({ geometry }) => geometry.coordinates.map(toPixels)))
      .map((line) =>
        simplify(line).map(([x, y]) => /** @type {Point} */ ([Math.round(x), Math.round(y)])),
      )
      .toSorted((a, b) => (a[0]?.[0] ?? 0) - (b[0]?.[0] ?? 0))
      .map((line) => {
        let [x, y] = origin;
        origin = line[0] ?? origin;
        points += line.length;
        lines += 1;
        return line
          .map((point) => {
            const step = digits(point[0] - x) + digits(point[1] - y);
            [x, y] = point;
            return step;
          })
          .join('');
      });
    return `${key}|${encoded.join(' ')}`;
  });

const text = `${JSON.stringify(written, null, 2)}\n`;
writeFileSync(new URL('../data/delhi-roads.json', import.meta.url), text);
const kilobytes = (gzipSync(text).length / 1000).toFixed(1);
process.stdout.write(
  `${features.length} ways are ${lines} lines of ${points} points: ${kilobytes} kB of gzip.\n`,
);
