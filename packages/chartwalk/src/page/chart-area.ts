/** Chooses the part of a chart to show. */
import { isRegion, isWithin } from '../chart.ts';
import type { Drawing, DrawnState, Point, Rectangle } from '../drawing/layout.ts';
import { stateId } from './chart-ids.ts';
import { isChange } from './paint.ts';
import type { Paint, StatePaint, TransitionPaint } from './paint.ts';

const isChanged = (painted: StatePaint | TransitionPaint | undefined) =>
  painted !== undefined && isChange(painted);

/**
 * Returns the box of the uppermost change. In a large chart, the first change is seldom at the upper left
 * corner, where the view otherwise begins.
 */
function firstChange({ states, transitions }: Drawing, paint: Paint): Rectangle[] {
  const boxes = [
    ...states.filter(({ state }) => !isRegion(state) && isChanged(paint.states.get(state.path))),
    ...transitions.flatMap(({ transition, label }) =>
      isChanged(paint.transitions.get(transition.name)) ? label : [],
    ),
  ];
  return boxes.toSorted((one, other) => one.y - other.y).slice(0, 1);
}

function areaAround(boxes: readonly Rectangle[]): Rectangle {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Returns areas of the chart. The page shows the first of these areas that fits into the view. The active
 * states of a large chart are often too far apart for one view. The first area contains all active states,
 * and the second contains only the active states that the last event entered. The others contain a single
 * active state. If no state is active, as in a comparison of two versions, the only area is the topmost
 * changed part.
 */
export function areasToShow(drawing: Drawing, paint: Paint): Rectangle[] {
  const { states, transitions } = drawing;
  const active = states.filter(
    ({ state }) => paint.states.get(state.path) === 'active' && !isRegion(state),
  );
  const [first] = active;
  if (!first) return firstChange(drawing, paint);
  const taken = transitions.flatMap(({ transition: { name, source, targets } }) => {
    if (paint.transitions.get(name) !== 'taken') return [];
    return targets.length > 0 ? targets : [source];
  });
  const reached = active.filter(({ state }) =>
    taken.some((path) => path === state.path || isWithin(state.path, path)),
  );
  return [active, reached, reached.slice(0, 1), [first]]
    .filter((boxes) => boxes.length > 0)
    .map(areaAround);
}

/**
 * Returns the box of the innermost state in which the machine starts. In a parallel state, the machine starts
 * in several states, and only the first of them counts.
 */
export function initialArea({ states }: Drawing): Rectangle | undefined {
  const startIn = (outer: DrawnState | undefined): DrawnState | undefined => {
    const inner = states.filter(({ state }) => state.parent === outer?.state.path);
    const initial =
      outer?.state.type === 'parallel' ? inner[0] : inner.find(({ state }) => state.isInitial);
    return initial ? startIn(initial) : outer;
  };
  const start = startIn(states[0]);
  return start && areaAround([start]);
}

/** Returns the box of the state with this ID, or of the label of the transition with this ID. */
export function areaOf({ states, transitions }: Drawing, id: string): Rectangle | undefined {
  const box =
    states.find(({ state }) => stateId(state.path) === id) ??
    transitions.find(({ transition }) => transition.name === id)?.label;
  return box && areaAround([box]);
}

const centreOf = ({ x, y, width, height }: Rectangle): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/**
 * Returns how far a state has moved between two drawings of the same chart. The state is the innermost state
 * that was nearest to the point in the first drawing.
 */
export function shiftBetween(before: Drawing, after: Drawing, point: Point): Point {
  const distances = before.states.flatMap((drawn, index) => {
    const { x, y } = centreOf(drawn);
    return isRegion(drawn.state) ? [] : { index, distance: Math.hypot(x - point.x, y - point.y) };
  });
  const [nearest] = distances.toSorted((one, other) => one.distance - other.distance);
  const [from, to] = [before, after].map(({ states }) => states[nearest?.index ?? 0]);
  if (!from || !to) return { x: 0, y: 0 };
  const [old, moved] = [centreOf(from), centreOf(to)];
  return { x: moved.x - old.x, y: moved.y - old.y };
}
