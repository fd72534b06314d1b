/** What a reader of a chart wants to see. */
import { isRegion } from '../chart.ts';
import type { Drawing, Rectangle } from '../drawing/layout.ts';
import { isChange } from './paint.ts';
import type { Paint, StatePaint, TransitionPaint } from './paint.ts';

const isChanged = (painted: StatePaint | TransitionPaint | undefined) =>
  painted !== undefined && isChange(painted);

/** The uppermost part that has changed; what is painted on larger charts is seldom near their beginning. */
function firstChange({ states, transitions }: Drawing, paint: Paint): Rectangle | null {
  const boxes = [
    ...states.filter(({ state }) => !isRegion(state) && isChanged(paint.states.get(state.path))),
    ...transitions.flatMap(({ transition, label }) =>
      isChanged(paint.transitions.get(transition.name)) ? label : [],
    ),
  ];
  return boxes.toSorted((one, other) => one.y - other.y)[0] ?? null;
}

/** Where the machine stands now, or what has changed. */
export function activeArea(drawing: Drawing, paint: Paint): Rectangle | null {
  const { states } = drawing;
  const active = states.filter(
    ({ state }) => paint.states.get(state.path) === 'active' && !isRegion(state),
  );
  if (active.length === 0) return firstChange(drawing, paint);
  const left = Math.min(...active.map(({ x }) => x));
  const top = Math.min(...active.map(({ y }) => y));
  const right = Math.max(...active.map(({ x, width }) => x + width));
  const bottom = Math.max(...active.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
