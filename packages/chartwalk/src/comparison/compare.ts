/**
 * Compares the behaviour of two charts of one machine. Moved code, changed descriptions and reordered keys do
 * not count as changes.
 */
import type { Chart, ChartState, ChartTransition } from '../chart.ts';
import { matchStates, pathInPairs } from './match-states.ts';
import type { StatePairs } from './match-states.ts';
import { matchTransitions, translatedAfter, translatedBefore } from './match-transitions.ts';
import type { Translated, TransitionPairs } from './match-transitions.ts';

/**
 * A part that differs, with its values before and after. Each list contains several values, one value, or
 * none if the part is missing.
 */
export type Difference = { part: string; before: string[]; after: string[] };

type Changed<Kind> =
  | { change: 'added'; before: null; after: Kind }
  | { change: 'removed'; before: Kind; after: null }
  /** A moved part may also differ in other ways. */
  | { change: 'changed' | 'moved'; before: Kind; after: Kind; differences: Difference[] };

export type StateChange = Changed<ChartState>;
export type TransitionChange = Changed<ChartTransition>;

export type Comparison = {
  before: Chart;
  after: Chart;
  states: StateChange[];
  transitions: TransitionChange[];
  pairs: { states: StatePairs; transitions: TransitionPairs };
};

const one = (value: string | null) => (value === null ? [] : [value]);
const isSame = (before: readonly string[], after: readonly string[]) =>
  before.length === after.length && before.every((name, index) => name === after[index]);

/** The parts that are lists whose order has no meaning. */
const unordered = new Set(['tags', 'invoke', 'history leads to', 'leads to']);

function different(part: string, before: string[], after: string[]): Difference[] {
  const isEqual = unordered.has(part)
    ? isSame(before.toSorted(), after.toSorted())
    : isSame(before, after);
  return isEqual ? [] : [{ part, before, after }];
}

/** Returns the path of the initial state inside a state, as a list; empty if there is no initial state. */
const initialIn = ({ states }: Chart, path: string) =>
  states.flatMap((state) => (state.parent === path && state.isInitial ? state.path : []));

function stateDifferences(
  { before, after }: { before: Chart; after: Chart },
  pairs: StatePairs,
  from: ChartState,
  to: ChartState,
): Difference[] {
  const rename = (path: string) => pathInPairs(pairs, before, path);
  return [
    ...different('kind', [from.type], [to.type]),
    ...different('begins in', initialIn(before, from.path).map(rename), initialIn(after, to.path)),
    ...different('tags', from.tags, to.tags),
    ...different('invoke', from.invokes, to.invokes),
    ...different('initially', from.initialActions, to.initialActions),
    ...different('entry', from.entry, to.entry),
    ...different('exit', from.exit, to.exit),
    ...different('output', one(from.output), one(to.output)),
    ...different('meta', one(from.meta), one(to.meta)),
    ...different('history', one(from.history), one(to.history)),
    ...different('history leads to', from.historyDefaults.map(rename), to.historyDefaults),
  ];
}

function compareStates(charts: { before: Chart; after: Chart }, pairs: StatePairs): StateChange[] {
  const { before, after } = charts;
  const found = new Set(pairs.values());
  const kept = before.states.flatMap((from): StateChange[] => {
    const to = after.states.find(({ path }) => path === pairs.get(from.path));
    if (!to) return [{ change: 'removed', before: from, after: null }];
    const differences = stateDifferences(charts, pairs, from, to);
    const place = from.parent === null ? null : pathInPairs(pairs, before, from.parent);
    const isMoved = from.parent !== null && (place !== to.parent || from.key !== to.key);
    if (!isMoved && differences.length === 0) return [];
    return [{ change: isMoved ? 'moved' : 'changed', before: from, after: to, differences }];
  });
  const added = after.states.flatMap((to): StateChange[] =>
    found.has(to.path) ? [] : [{ change: 'added', before: null, after: to }],
  );
  return [...kept, ...added];
}

/**
 * Returns each transition's rank among the branches of its trigger, before and after. Only branches that
 * exist in both charts count.
 */
function ranks(pairs: TransitionPairs): Map<ChartTransition, { before: number; after: number }> {
  const together = [...pairs].map(([from, to]) => ({ from, to }));
  return new Map(
    together.map(({ from, to }) => {
      const rivals = together.filter(
        (it) =>
          it.to.source === to.source &&
          it.from.source === from.source &&
          JSON.stringify(it.to.trigger) === JSON.stringify(to.trigger),
      );
      const rankOf = (position: number, side: 'from' | 'to') =>
        1 + rivals.filter((it) => it[side].order.position < position).length;
      const rank = {
        before: rankOf(from.order.position, 'from'),
        after: rankOf(to.order.position, 'to'),
      };
      return [to, rank];
    }),
  );
}

function delayTexts({ trigger, milliseconds }: Translated): string[] {
  if (milliseconds === null) return [trigger];
  return [`${trigger} ${milliseconds}`];
}

function compareTransitions(
  before: readonly Translated[],
  after: readonly Translated[],
  pairs: TransitionPairs,
): TransitionChange[] {
  const rank = ranks(pairs);
  const found = new Set(pairs.values());
  const kept = before.flatMap((from): TransitionChange[] => {
    const to = after.find(({ transition }) => transition === pairs.get(from.transition));
    if (!to) return [{ change: 'removed', before: from.transition, after: null }];
    const { transition: old } = from;
    const { transition: now } = to;
    const order = rank.get(now) ?? { before: 0, after: 0 };
    const differences = [
      ...different('set off by', delayTexts(from), delayTexts(to)),
      ...different('guard', one(old.guard), one(now.guard)),
      ...different('leads to', from.targets, to.targets),
      ...different('does', old.actions, now.actions),
      ...different('meta', one(old.meta), one(now.meta)),
      ...different('enters again', [old.reenter ? 'yes' : 'no'], [now.reenter ? 'yes' : 'no']),
      ...different('tried', [String(order.before)], [String(order.after)]),
    ];
    const isMoved = from.source !== to.source;
    if (!isMoved && differences.length === 0) return [];
    return [{ change: isMoved ? 'moved' : 'changed', before: old, after: now, differences }];
  });
  const added = after.flatMap(({ transition }): TransitionChange[] =>
    found.has(transition) ? [] : [{ change: 'added', before: null, after: transition }],
  );
  return [...kept, ...added];
}

/** Compares two charts of one machine. `states` and `transitions` contain only parts that differ. */
export function compareCharts(before: Chart, after: Chart): Comparison {
  const states = matchStates(before, after);
  const [from, to] = [translatedBefore(before, states), translatedAfter(after)];
  const transitions = matchTransitions(from, to);
  return {
    before,
    after,
    states: compareStates({ before, after }, states),
    transitions: compareTransitions(from, to, transitions),
    pairs: { states, transitions },
  };
}

export function isSameBehaviour({ states, transitions }: Comparison): boolean {
  return states.length === 0 && transitions.length === 0;
}
