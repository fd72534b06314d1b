/** Where a state wears the badge that a mode of the page gives it. */
import type { Drawing, DrawnState, Point, Rectangle } from './layout.ts';

/** The widest badge there is. */
export const BADGE = { width: 60, height: 16 };
/** How far the tip of an arrow reaches, in every direction. */
const TIP = 9;
const INSET = 8;
const STEP = 8;

function tipsOf({ transitions, marks }: Drawing): Point[] {
  return [...transitions, ...marks].flatMap(({ routes }) =>
    routes.flatMap(({ points, hasTip }) => (hasTip ? points.slice(-1) : [])),
  );
}

/** A place on the state's frame where no arrow ends: the upper right, or as near to it as there is room. */
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
  // Arrows all along: beside the state there is none.
  return { x: x + width - INSET, y: y + height / 2 - BADGE.height / 2, ...BADGE };
}
