/** Finds parts of a drawing that are missing or that overlap. */
import type { Chart } from '../chart.ts';
import { MARK_RADIUS } from '../drawing/layout.ts';
import type { Drawing, Rectangle } from '../drawing/layout.ts';

export type Named = { name: string; box: Rectangle };

export const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Returns a text with both names for each pair of boxes that overlap. */
export function overlaps(ones: readonly Named[], others: readonly Named[]): string[] {
  return ones.flatMap((one, index) => {
    const rest = ones === others ? others.slice(index + 1) : others;
    return rest
      .filter(({ box }) => overlap(one.box, box))
      .map(({ name }) => `${one.name} and ${name}`);
  });
}

/** Returns the states of a drawing that contain no other states. */
export function leavesOf({ states }: Drawing): Named[] {
  const around = new Set(states.map(({ state }) => state.parent));
  return states
    .filter(({ state }) => !around.has(state.path))
    .map(({ state, ...box }) => ({ name: state.path, box }));
}

export const labelsOf = ({ transitions }: Drawing): Named[] =>
  transitions.map(({ transition, label }) => ({ name: transition.name, box: label }));

/** Returns the dots, rings and forks of a drawing. */
export const marksOf = ({ marks }: Drawing): Named[] =>
  marks
    .filter(({ kind }) => kind !== 'history')
    .map(({ kind, of, x, y }) => ({
      name: `${kind} of ${of}`,
      box: {
        x: x - MARK_RADIUS,
        y: y - MARK_RADIUS,
        width: 2 * MARK_RADIUS,
        height: 2 * MARK_RADIUS,
      },
    }));

/** Returns the labels that overlap another label, a state or a mark. */
export function hiddenBy(drawing: Drawing): string[] {
  const labels = labelsOf(drawing);
  return [
    ...overlaps(labels, labels),
    ...overlaps(labels, [...leavesOf(drawing), ...marksOf(drawing)]),
  ];
}

/** Returns the names of the transitions that lack a line to at least one of their targets. */
export function lostLines({ transitions }: Chart, drawing: Drawing): string[] {
  const drawn = new Map(drawing.transitions.map(({ transition, routes }) => [transition, routes]));
  return transitions
    .filter(({ targets }) => targets.length > 0)
    .filter((transition) => {
      const routes = drawn.get(transition) ?? [];
      const tips = routes.filter(({ hasTip }) => hasTip);
      return (
        tips.length !== transition.targets.length || routes.some(({ points }) => points.length < 2)
      );
    })
    .map(({ name }) => name);
}
