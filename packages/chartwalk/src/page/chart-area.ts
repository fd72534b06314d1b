/** Chooses the part of a chart to show. */
import { isRegion, isWithin } from '../chart.ts';
import type { Drawing, Rectangle } from '../drawing/layout.ts';
import { isChange } from './paint.ts';
import type { Paint, StatePaint, TransitionPaint } from './paint.ts';

const isChanged = (painted: StatePaint | TransitionPaint | undefined) =>
  painted !== undefined && isChange(painted);

/**
 * Returns the box of the uppermost change, because the highlights of a large chart are seldom near its
 * beginning.
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
 * Returns the areas of the chart to try, from one with all active states to one with a single active state.
 * The second has only the states that the last event entered, because the regions of a large chart are often
 * far apart. If no state is active, the only area is the first change.
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
