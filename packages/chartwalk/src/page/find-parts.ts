/** Finds states and transitions by the words in their names and texts. */
import type { Chart, ChartState, ChartTransition } from '../chart.ts';
import type { Drawing, Rectangle } from '../drawing/layout.ts';
import { stateTexts } from '../drawing/lines.ts';
import type { Line } from '../drawing/lines.ts';
import { stateId } from './chart-ids.ts';
import { describeState, describeTransition } from './describe.ts';

type Part = { id: string; box: Rectangle; words: string };

const textsOf = (lines: readonly Line[]) => lines.map(({ text }) => text);

/** Compares two positions. The difference of two infinite positions would not be a number. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);

function findIn(parts: readonly Part[], sought: readonly string[]): string[] {
  return parts
    .filter(({ words }) => sought.every((word) => words.toLowerCase().includes(word)))
    .toSorted(({ box: one }, { box: other }) => compare(one.y, other.y) || compare(one.x, other.x))
    .map(({ id }) => id);
}

/** The parts of a chart that its drawing does not show. */
export type HiddenParts = { states: ChartState[]; transitions: ChartTransition[] };

/**
 * Returns the states and transitions that are hidden in folded states, and the transitions that share a line
 * with others.
 */
export function hiddenParts(chart: Chart, { states, transitions }: Drawing): HiddenParts {
  const shown = new Set(states.map(({ state }) => state.path));
  const drawn = new Set([
    ...transitions.map(({ transition }) => transition.name),
    ...states.flatMap(({ lines }) => lines.flatMap(({ transition }) => transition ?? [])),
  ]);
  return {
    states: chart.states.filter(({ path }) => !shown.has(path)),
    transitions: chart.transitions.filter(({ name }) => !drawn.has(name)),
  };
}

const noHiddenParts: HiddenParts = { states: [], transitions: [] };
const nowhere: Rectangle = { x: 0, y: Number.POSITIVE_INFINITY, width: 0, height: 0 };

/**
 * Returns the IDs of the states, and then of the transitions, that contain all words of a text. Each group is
 * in order from top to bottom, with the hidden ones last.
 */
export function findParts(
  { states, transitions }: Drawing,
  text: string,
  hidden: HiddenParts = noHiddenParts,
): string[] {
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
  const hiddenStates = hidden.states.map((state) => ({
    id: stateId(state.path),
    box: nowhere,
    words: [describeState(state), ...stateTexts(state).map((line) => line.text)].join(' '),
  }));
  const hiddenTransitions = hidden.transitions.map((transition) => ({
    id: transition.name,
    box: nowhere,
    words: describeTransition(transition),
  }));
  return [
    ...findIn([...stateParts, ...hiddenStates], sought),
    ...findIn([...transitionParts, ...hiddenTransitions], sought),
  ];
}
