/**
 * Encodes lines of the base map as short texts, which `src/data/map-lines.ts` decodes. Coordinates are whole
 * pixels of the world map at zoom 17. In Delhi, such a pixel is about one metre.
 */

/** @typedef {[x: number, y: number]} Point */

const ZOOM = 17;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** @param {Point} place longitude and latitude @returns {Point} */
export function toPixels([longitude, latitude]) {
  const size = 256 * 2 ** ZOOM;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [
    (0.5 + longitude / 360) * size,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  ];
}

/**
 * Simplifies a line with the Douglas-Peucker algorithm, which removes points close to the simplified line.
 *
 * @param {Point[]} line
 * @param {number} tolerance the maximum distance of a removed point from the simplified line, in pixels
 * @returns {Point[]}
 */
export function simplify(line, tolerance) {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const strays = line.map((point) => distance(point, first, last));
  const furthest = strays.indexOf(Math.max(...strays));
  if ((strays[furthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, furthest + 1), tolerance),
    ...simplify(line.slice(furthest), tolerance).slice(1),
  ];
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

/**
 * Creates an encoder. Each point is written relative to the point before it, so that the numbers stay small.
 * The first point of a line is relative to the first point of the previous line.
 */
export function createEncoder() {
  /** @type {Point} */
  let origin = [0, 0];
  return {
    lines: 0,
    points: 0,

    /** @param {Point[][]} lines in pixels at zoom 17 */
    encode(lines) {
      return lines
        .map((line) => line.map(([x, y]) => /** @type {Point} */ ([Math.round(x), Math.round(y)])))
        .toSorted((a, b) => (a[0]?.[0] ?? 0) - (b[0]?.[0] ?? 0))
        .map((line) => {
          let [x, y] = origin;
          origin = line[0] ?? origin;
          this.points += line.length;
          this.lines += 1;
          return line
            .map((point) => {
              const step = digits(point[0] - x) + digits(point[1] - y);
              [x, y] = point;
              return step;
            })
            .join('');
        })
        .join(' ');
    },
  };
}
