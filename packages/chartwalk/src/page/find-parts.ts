/** Finds states and transitions by the words in their names and texts. */
import type { Drawing, Rectangle } from '../drawing/layout.ts';
import type { Line } from '../drawing/lines.ts';
import { stateId } from './chart-ids.ts';
import { describeState, describeTransition } from './describe.ts';

type Part = { id: string; box: Rectangle; words: string };

const textsOf = (lines: readonly Line[]) => lines.map(({ text }) => text);

function findIn(parts: readonly Part[], sought: readonly string[]): string[] {
  return parts
    .filter(({ words }) => sought.every((word) => words.toLowerCase().includes(word)))
    .toSorted(({ box: one }, { box: other }) => one.y - other.y || one.x - other.x)
    .map(({ id }) => id);
}

/**
 * Returns the IDs of the states and then of the transitions that contain all words of a text, each from top to
 * bottom.
 */
export function findParts({ states, transitions }: Drawing, text: string): string[] {
  const sought = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (sought.length === 0) return [];
  const stateParts = states.map(({ state, lines, ...box }) => ({
    id: stateId(state.path),
    box,
    words: [describeState(state), ...textsOf(lines)].join(' '),
  }));
  const transitionParts = transitions.map(({ transition, label: { lines, ...box } }) => ({
    id: transition.name,
    box,
    words: [describeTransition(transition), ...textsOf(lines)].join(' '),
  }));
  return [...findIn(stateParts, sought), ...findIn(transitionParts, sought)];
}
