/** Adapts the highlights of a chart to a drawing in which states are folded. */
import { isWithin } from '../chart.ts';
import type { Drawing } from '../drawing/layout.ts';
import type { Paint, StatePaint, TransitionPaint } from './paint.ts';

/**
 * The highlights, the strongest first. A line or box that represents several states or transitions shows only
 * the strongest of their highlights.
 */
const strongest: readonly (StatePaint | TransitionPaint)[] = [
  'active',
  'taken',
  'possible',
  'missed',
  'covered',
];

function strongestOf<Kind extends StatePaint | TransitionPaint>(
  paints: readonly (Kind | undefined)[],
): Kind | undefined {
  const known = paints.filter((paint) => paint !== undefined);
  return known.toSorted((one, other) => strongest.indexOf(one) - strongest.indexOf(other))[0];
}

/**
 * Highlights each folded state, and each line that represents several transitions. Each gets the strongest of
 * the highlights that it hides.
 */
export function foldPaint({ states, transitions }: Drawing, paint: Paint): Paint {
  const boxes = states.filter(({ state }) => state.hidden !== undefined);
  if (boxes.length === 0) return paint;
  const ofStates = new Map(paint.states);
  for (const { state } of boxes) {
    const inside = [...paint.states].filter(
      ([path]) => path === state.path || isWithin(path, state.path),
    );
    const painted = strongestOf(inside.map(([, each]) => each));
    if (painted) ofStates.set(state.path, painted);
  }
  const ofTransitions = new Map(paint.transitions);
  for (const { transition } of transitions) {
    const names = [transition.name, ...(transition.others ?? [])];
    const painted = strongestOf(names.map((name) => paint.transitions.get(name)));
    if (painted) ofTransitions.set(transition.name, painted);
  }
  return { ...paint, states: ofStates, transitions: ofTransitions };
}
