/**
 * Compares the behaviour of two charts of one machine. Moved code, changed descriptions and reordered keys do
 * not count as changes.
 */
import type { Chart, ChartState, ChartTransition } from '../chart.ts';
import { triggerName } from '../triggers.ts';
import { findRenamedEvents, findRenames, withLaterNames } from './match-names.ts';
import type { Renames } from './match-names.ts';
import { matchStates, pathInPairs } from './match-states.ts';
import type { StatePairs } from './match-states.ts';
import {
  getEnteredState,
  matchTransitions,
  translatedAfter,
  translatedBefore,
} from './match-transitions.ts';
import type { Translated, TransitionPairs } from './match-transitions.ts';
import { noCode } from './named-code.ts';
import type { BothCodes } from './named-code.ts';

/**
 * A property of a state or transition that differs, such as its guard, with its values before and after. A
 * list is empty if the property has no value.
 */
export type Difference = { part: string; before: string[]; after: string[] };

type Changed<Kind> =
  | { change: 'added'; before: null; after: Kind }
  | { change: 'removed'; before: Kind; after: null }
  /** A moved or renamed state or transition can also differ in other ways. */
  | {
      change: 'changed' | 'moved' | 'renamed';
      before: Kind;
      after: Kind;
      differences: Difference[];
    };

export type StateChange = Changed<ChartState>;
export type TransitionChange = Changed<ChartTransition>;

export type Comparison = {
  before: Chart;
  after: Chart;
  states: StateChange[];
  /**
   * The changes of transitions. If a transition of an outer state replaces several transitions, there is a
   * change for each replaced one.
   */
  transitions: TransitionChange[];
  /** The names that were replaced. Transitions that differ only in these names count as renamed. */
  renames: Renames;
  pairs: { states: StatePairs; transitions: TransitionPairs };
};

const one = (value: string | null) => (value === null ? [] : [value]);
const isSame = (before: readonly string[], after: readonly string[]) =>
  before.length === after.length && before.every((name, index) => name === after[index]);

/** The properties whose values have no meaningful order. */
const unordered = new Set(['tags', 'invoke', 'history leads to', 'leads to']);

function different(part: string, before: string[], after: string[]): Difference[] {
  const isEqual = unordered.has(part)
    ? isSame(before.toSorted(), after.toSorted())
    : isSame(before, after);
  return isEqual ? [] : [{ part, before, after }];
}

type Charts = Pick<Comparison, 'before' | 'after'>;

/** Returns the path of the initial state inside a state, as a list; empty if there is no initial state. */
const initialIn = ({ states }: Chart, path: string) =>
  states.flatMap((state) => (state.parent === path && state.isInitial ? state.path : []));

/** Reports a changed initial state, unless the old one was only wrapped in a new state. */
function initialDifference(
  { before, after }: Charts,
  pairs: StatePairs,
  from: ChartState,
  to: ChartState,
): Difference[] {
  // A parallel state has no initial state. A change from or to `parallel` is reported separately.
  if ([from.type, to.type].includes('parallel')) return [];
  const paired = new Set(pairs.values());
  const rename = (path: string) => pathInPairs(pairs, before, path);
  const was = initialIn(before, from.path);
  const is = initialIn(after, to.path);
  const really = {
    was: was.map((path) => rename(getEnteredState(before, path, (it) => pairs.has(it)))),
    is: is.map((path) => getEnteredState(after, path, (it) => paired.has(it))),
  };
  return isSame(really.was, really.is) ? [] : different('begins in', was.map(rename), is);
}

function stateDifferences(
  charts: Charts,
  pairs: StatePairs,
  { actions, actors }: Renames,
  from: ChartState,
  to: ChartState,
): Difference[] {
  const rename = (path: string) => pathInPairs(pairs, charts.before, path);
  const invoked = (names: readonly string[]) => names.map((it) => withLaterNames(it, actors));
  const done = (names: readonly string[]) =>
    invoked(names.map((it) => withLaterNames(it, actions)));
  return [
    ...different('kind', [from.type], [to.type]),
    ...initialDifference(charts, pairs, from, to),
    ...different('tags', from.tags, to.tags),
    ...different('invoke', invoked(from.invokes), to.invokes),
    ...different('initially', done(from.initialActions), to.initialActions),
    ...different('entry', done(from.entry), to.entry),
    ...different('exit', done(from.exit), to.exit),
    ...different('output', one(from.output), one(to.output)),
    ...different('meta', one(from.meta), one(to.meta)),
    ...different('history', one(from.history), one(to.history)),
    ...different('history leads to', from.historyDefaults.map(rename), to.historyDefaults),
  ];
}

function compareStates(charts: Charts, pairs: StatePairs, renames: Renames): StateChange[] {
  const { before, after } = charts;
  const found = new Set(pairs.values());
  const kept = before.states.flatMap((from): StateChange[] => {
    const to = after.states.find(({ path }) => path === pairs.get(from.path));
    if (!to) return [{ change: 'removed', before: from, after: null }];
    const differences = stateDifferences(charts, pairs, renames, from, to);
    const pair = { before: from, after: to, differences };
    const laterParent = from.parent === null ? null : pathInPairs(pairs, before, from.parent);
    if (laterParent !== to.parent) return [{ change: 'moved', ...pair }];
    // The outermost state is the machine, and its key is the machine's ID. A different ID does not mean that
    // a state was renamed.
    if (from.parent !== null && from.key !== to.key) return [{ change: 'renamed', ...pair }];
    return differences.length === 0 ? [] : [{ change: 'changed', ...pair }];
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
  const together = pairs.map(([from, to]) => ({ from, to }));
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

/**
 * Returns whether the trigger, the guard or an action of an earlier transition has another name in the later
 * chart.
 */
function hasRenamed({ transition: from, trigger, guard, actions }: Translated): boolean {
  // The event for the end of a state contains the path of the state. If the state was renamed, the event
  // still counts as the same.
  const isOfState = from.trigger.kind === 'stateDone';
  return (
    (!isOfState && trigger !== triggerName(from.trigger)) ||
    guard !== from.guard ||
    !isSame(actions, from.actions)
  );
}

function compareTransitions(
  before: readonly Translated[],
  after: readonly Translated[],
  pairs: TransitionPairs,
): TransitionChange[] {
  const rank = ranks(pairs);
  const [lost, found] = [new Set<ChartTransition>(), new Set<ChartTransition>()];
  const translations = new Map([...before, ...after].map((it) => [it.transition, it]));
  const kept = pairs.flatMap(([old, now]): TransitionChange[] => {
    lost.add(old);
    found.add(now);
    const from = translations.get(old);
    const to = translations.get(now);
    if (!from || !to) return [];
    const order = rank.get(now) ?? { before: 0, after: 0 };
    const differences = [
      ...different('set off by', delayTexts(from), delayTexts(to)),
      ...different('guard', one(from.guard), one(to.guard)),
      ...(isSame(from.enters, to.enters) ? [] : different('leads to', from.targets, to.targets)),
      ...different('does', from.actions, to.actions),
      ...different('meta', one(old.meta), one(now.meta)),
      ...different('enters again', [old.reenter ? 'yes' : 'no'], [now.reenter ? 'yes' : 'no']),
      ...different('tried', [String(order.before)], [String(order.after)]),
    ];
    const pair = { before: old, after: now, differences };
    if (from.source !== to.source) return [{ change: 'moved', ...pair }];
    if (differences.length > 0) return [{ change: 'changed', ...pair }];
    return hasRenamed(from) ? [{ change: 'renamed', ...pair }] : [];
  });
  const rankOf = new Map(before.map(({ transition }, index) => [transition, index]));
  const rankOfChange = (change: TransitionChange) =>
    (change.before && rankOf.get(change.before)) ?? 0;
  const inOrder = kept.toSorted((first, second) => rankOfChange(first) - rankOfChange(second));
  return [
    ...inOrder,
    ...before.flatMap(({ transition }): TransitionChange[] =>
      lost.has(transition) ? [] : [{ change: 'removed', before: transition, after: null }],
    ),
    ...after.flatMap(({ transition }): TransitionChange[] =>
      found.has(transition) ? [] : [{ change: 'added', before: null, after: transition }],
    ),
  ];
}

/**
 * Compares two charts of one machine. `states` and `transitions` contain only those that differ.
 *
 * @param code the code of the named implementations, by which renamed guards and actions are recognised
 */
export function compareCharts(
  before: Chart,
  after: Chart,
  code: BothCodes = { before: noCode, after: noCode },
): Comparison {
  const byName = matchStates(before, after);
  const events = findRenamedEvents(before, after, byName);
  const states = events.size === 0 ? byName : matchStates(before, after, events);
  const renames = findRenames(before, after, states, code);
  const [from, to] = [translatedBefore(before, states, renames), translatedAfter(after, states)];
  const transitions = matchTransitions(from, to);
  return {
    before,
    after,
    states: compareStates({ before, after }, states, renames),
    transitions: compareTransitions(from, to, transitions),
    renames,
    pairs: { states, transitions },
  };
}

export function isSameBehaviour({ states, transitions }: Comparison): boolean {
  return states.length === 0 && transitions.length === 0;
}
