/** Finds a place for a state's badge, which is a short text such as `now` or `+ added`. */
import type { Drawing, DrawnState, Point, Rectangle } from './layout.ts';

/** The size of the widest badge, in pixels of the drawing. */
const BADGE = { width: 60, height: 16 };
/** The minimum distance between a badge and an arrow's tip, in every direction. */
const TIP = 9;
const INSET = 8;
const STEP = 8;

function tipsOf({ transitions, marks }: Drawing): Point[] {
  return [...transitions, ...marks].flatMap(({ routes }) =>
    routes.flatMap(({ points, hasTip }) => (hasTip ? points.slice(-1) : [])),
  );
}

/**
 * Returns a place on the state's frame where no arrow ends, at the upper right corner or as near to it as
 * possible.
 */
export function badgeOf(drawing: Drawing, { x, y, width, height }: DrawnState): Rectangle {
  const tips = tipsOf(drawing);
  const rightmost = x + width - INSET - BADGE.width;
  const isFree = (left: number, top: number) =>
    !tips.some(
      (tip) =>
        tip.x > left - TIP &&
        tip.x < left + BADGE.width + TIP &&
        tip.y > top - TIP &&
        tip.y < top + BADGE.height + TIP,
    );
  for (const top of [y - BADGE.height / 2, y + height - BADGE.height / 2]) {
    for (let left = rightmost; left >= x - BADGE.width / 2; left -= STEP) {
      if (isFree(left, top)) return { x: left, y: top, ...BADGE };
    }
  }
  // If arrows end all along the upper and lower edges, the badge is placed on the right edge.
  return { x: x + width - INSET, y: y + height / 2 - BADGE.height / 2, ...BADGE };
}
