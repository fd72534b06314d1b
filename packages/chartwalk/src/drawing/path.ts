import type { Point } from './layout.ts';

const CORNER = 6;

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return from;
  const share = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Returns a line with rounded corners through the points, as the `d` of an SVG path. */
export function roundedPath(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  const parts = others.map((corner, index) => {
    const before = points[index];
    const after = points[index + 2];
    if (!before || !after) return `L ${at(corner)}`;
    const enter = towards(corner, before, CORNER);
    const leave = towards(corner, after, CORNER);
    return `L ${at(enter)} Q ${at(corner)} ${at(leave)}`;
  });
  return [`M ${at(first)}`, ...parts].join(' ');
}
