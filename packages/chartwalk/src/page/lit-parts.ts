/**
 * Finds the parts of a chart to emphasise ("lit" parts), which belong to the state or transition that the
 * user points at. All other lines are dimmed.
 */
import { isWithin } from '../chart.ts';
import type { ChartTransition } from '../chart.ts';
import type { Drawing } from '../drawing/layout.ts';
import { headerId, stateId } from './chart-ids.ts';

/** Returns whether a transition starts or ends at a state, or crosses the state's frame. */
function touches(path: string, { source, targets }: ChartTransition): boolean {
  if (source === path || targets.includes(path)) return true;
  return targets.some((target) => isWithin(source, path) !== isWithin(target, path));
}

/**
 * Returns the IDs of the lit parts: a transition with its states, or a state with its transitions and their
 * states.
 *
 * @param id the ID of a state or a transition
 */
export function litParts({ states, transitions }: Drawing, id: string): ReadonlySet<string> {
  const path = states.find(({ state }) => stateId(state.path) === id)?.state.path;
  const lines = transitions
    .map(({ transition }) => transition)
    .filter((transition) =>
      path === undefined ? transition.name === id : touches(path, transition),
    );
  const ends = lines.flatMap(({ source, targets }) => [source, ...targets]);
  return new Set([
    id,
    ...lines.map(({ name }) => name),
    ...[...ends, ...(path === undefined ? [] : [path])].flatMap((end) => [
      stateId(end),
      headerId(end),
    ]),
  ]);
}

/**
 * Returns the ID of the state or transition to which an element of the chart belongs; null if it belongs to
 * none. For the mouse, the frame of a state that contains other states is ignored. Otherwise, the mouse would
 * almost always point at some state.
 */
export function partAt(target: Element, isMouse: boolean): string | null {
  const label = target.closest<HTMLElement>('.react-flow__edgelabel-renderer [data-transition]');
  if (label) return label.dataset['transition'] ?? null;
  const part = target.closest<HTMLElement>(
    isMouse
      ? '.react-flow__node.is-innermost, .react-flow__node-header, .react-flow__edge-transition'
      : '.react-flow__node-state',
  );
  return part?.dataset['id']?.replace(/^header of /, '') ?? null;
}
