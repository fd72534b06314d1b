import { MAP_ZOOM } from '../../data/map-lines.ts';
import type { Road } from '../../data/delhi-roads.ts';

/**
 * A road's name, drawn along the road. Its position and width are in pixels of the world at the label's zoom.
 */
export type RoadLabel = { name: string; x: number; y: number; angle: number; width: number };

/** The number of pixels by which a road may bend under its name. */
const BEND = 10;
const LINE_HEIGHT = 14;
const GAP_TO_OTHER_NAMES = 14;
const GAP_TO_SAME_NAME = 260;
/**
 * The distance in pixels between one position that is tried for a name and the next. At zooms above
 * `STEP_ZOOM`, the distance in pixels doubles with each zoom, so it stays the same in metres.
 */
const STEP = 16;
const STEP_ZOOM = 15;
/**
 * The size of a grid cell in pixels. Names that are further apart than this can't overlap, because every name
 * is shorter.
 */
const CELL = 300;

/**
 * Returns the road names for all of Delhi at one zoom. The names are along parts of the roads that are
 * straight enough, and do not overlap. The names do not depend on the visible part of the map. If two names
 * would overlap, the road that comes first in the list has priority.
 */
export function placeLabels(
  roads: readonly Road[],
  zoom: number,
  widthOf: (name: string) => number,
): RoadLabel[] {
  const scale = 2 ** (zoom - MAP_ZOOM);
  const step = STEP * Math.max(1, 2 ** (zoom - STEP_ZOOM));
  const labels: RoadLabel[] = [];
  const cells = new Map<number, RoadLabel[]>();
  for (const { name, line } of roads) {
    if (name === '') continue;
    const width = widthOf(name);
    const scaled = line.map((coordinate) => coordinate * scale);
    const ends = lengthsAlong(scaled);
    const length = ends.at(-1) ?? 0;
    // The first position is chosen so that a later position is exactly in the middle of the road.
    for (let start = ((length - width) / 2) % step; start >= 0 && start + width <= length;) {
      const label = labelAt(scaled, ends, start, width, name);
      const hasRoom =
        label &&
        around(label).every(
          (cell) => cells.get(cell)?.every((other) => areApart(label, other)) ?? true,
        );
      if (hasRoom) {
        labels.push(label);
        const [cell = 0] = around(label);
        cells.set(cell, [...(cells.get(cell) ?? []), label]);
      }
      start += hasRoom ? width + GAP_TO_SAME_NAME : step;
    }
  }
  return labels;
}

/** Returns the label's cell, followed by the eight cells around it. */
function around({ x, y }: RoadLabel): number[] {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  return [0, -1, 1].flatMap((dx) => [0, -1, 1].map((dy) => 1e6 * (column + dx) + row + dy));
}

/** Returns the distance of each point from the start of the line, measured along the line. */
function lengthsAlong(line: readonly number[]): number[] {
  const lengths = [0];
  for (let index = 2; index < line.length; index += 2) {
    const dx = (line[index] ?? 0) - (line[index - 2] ?? 0);
    const dy = (line[index + 1] ?? 0) - (line[index - 1] ?? 0);
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(dx, dy));
  }
  return lengths;
}

/** Returns the point at the given distance along the line, and the index of the line's next point. */
function pointAlong(line: readonly number[], lengths: readonly number[], length: number) {
  // This is a binary search, because a road has hundreds of points and every position on it is tried.
  let low = 1;
  let next = lengths.length - 1;
  while (low < next) {
    const middle = (low + next) >> 1;
    if ((lengths[middle] ?? 0) < length) low = middle + 1;
    else next = middle;
  }
  const [before = 0, after = 0] = [lengths[next - 1], lengths[next]];
  const part = after === before ? 0 : (length - before) / (after - before);
  const at = (axis: number) => {
    const from = line[2 * next - 2 + axis] ?? 0;
    return from + part * ((line[2 * next + axis] ?? 0) - from);
  };
  return { x: at(0), y: at(1), next };
}

function labelAt(
  line: readonly number[],
  lengths: readonly number[],
  start: number,
  width: number,
  name: string,
): RoadLabel | undefined {
  const from = pointAlong(line, lengths, start);
  const to = pointAlong(line, lengths, start + width);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const chord = Math.hypot(dx, dy);
  if (chord < 0.95 * width) return undefined;
  let [lowest, highest] = [0, 0];
  for (let point = from.next; point < to.next; point += 1) {
    const x = (line[2 * point] ?? 0) - from.x;
    const y = (line[2 * point + 1] ?? 0) - from.y;
    const aside = (x * dy - y * dx) / chord;
    lowest = Math.min(lowest, aside);
    highest = Math.max(highest, aside);
  }
  if (highest - lowest > BEND) return undefined;
  const aside = (lowest + highest) / 2;
  const angle = Math.atan2(dy, dx);
  return {
    name,
    x: (from.x + to.x) / 2 + aside * Math.sin(angle),
    y: (from.y + to.y) / 2 - aside * Math.cos(angle),
    // The angle is turned by 180° if the label would be upside down.
    angle: Math.abs(angle) > Math.PI / 2 ? angle - Math.sign(angle) * Math.PI : angle,
    width,
  };
}

function areApart(label: RoadLabel, other: RoadLabel): boolean {
  const distance = Math.hypot(label.x - other.x, label.y - other.y);
  if (label.name === other.name && distance < GAP_TO_SAME_NAME) return false;
  if (distance > (label.width + other.width) / 2 + GAP_TO_OTHER_NAMES) return true;
  const gap = LINE_HEIGHT + GAP_TO_OTHER_NAMES;
  return beads(label).every(([x1, y1]) =>
    beads(other).every(([x2, y2]) => Math.hypot(x1 - x2, y1 - y2) > gap),
  );
}

/** Returns points along the label, at most one line height apart. */
function beads({ x, y, angle, width }: RoadLabel): [x: number, y: number][] {
  const count = Math.ceil(width / LINE_HEIGHT);
  return Array.from({ length: count + 1 }, (_, index) => {
    const along = (index / count - 0.5) * width;
    return [x + along * Math.cos(angle), y + along * Math.sin(angle)];
  });
}
