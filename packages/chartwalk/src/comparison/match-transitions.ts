/** Matches the transitions of one chart with those of another. */
import { isWithin } from '../chart.ts';
import type { Chart, ChartTransition } from '../chart.ts';
import { triggerName } from '../triggers.ts';
import type { Trigger } from '../triggers.ts';
import { withLaterNames } from './match-names.ts';
import type { Renames } from './match-names.ts';
import { pathInPairs } from './match-states.ts';
import type { StatePairs } from './match-states.ts';

/**
 * The transitions of two charts that correspond to each other. A transition is in several pairs if an outer
 * state now handles an event instead of several states inside it, or vice versa.
 */
export type TransitionPairs = readonly (readonly [ChartTransition, ChartTransition])[];

/** A transition of either chart. Its states and names are those of the later chart. */
export type Translated = {
  transition: ChartTransition;
  source: string;
  /** The path of the source in the earlier chart; null if the source is new. */
  earlierSource: string | null;
  targets: string[];
  /**
   * The states that the transition enters. If a target is a new state around an earlier one, the earlier one
   * is listed.
   */
  enters: string[];
  /** The name of the trigger, such as an event's type. */
  trigger: string;
  milliseconds: number | 'computed' | null;
  guard: string | null;
  actions: string[];
};

/**
 * Returns the path of a state. If the state is new and wraps a state of both charts, returns the path of the
 * paired state that is entered inside it.
 */
export function getEnteredState(
  { states }: Chart,
  path: string,
  isPaired: (path: string) => boolean,
): string {
  let at = path;
  while (!isPaired(at)) {
    const first = states.find(({ parent, isInitial }) => parent === at && isInitial);
    if (!first) return path;
    at = first.path;
  }
  return at;
}

function renamedTrigger(
  trigger: Trigger,
  rename: (path: string) => string,
  { events, actors, delays }: Renames,
): Trigger {
  switch (trigger.kind) {
    case 'stateDone':
      return { ...trigger, state: rename(trigger.state) };
    case 'event':
      return { ...trigger, event: events.get(trigger.event) ?? trigger.event };
    case 'delay':
      return { ...trigger, delay: delays.get(trigger.delay) ?? trigger.delay };
    case 'always':
      return trigger;
    default:
      return { ...trigger, actor: actors.get(trigger.actor) ?? trigger.actor };
  }
}

/** Returns the transitions of the earlier chart with the state paths and the names of the later one. */
export function translatedBefore(before: Chart, pairs: StatePairs, renames: Renames): Translated[] {
  const rename = (path: string) => pathInPairs(pairs, before, path);
  const enter = (path: string) =>
    rename(getEnteredState(before, path, (state) => pairs.has(state)));
  const { guards, actions: renamedActions, actors } = renames;
  return before.transitions.map((transition) => {
    const { source, targets, trigger, guard, actions } = transition;
    return {
      transition,
      source: rename(source),
      earlierSource: source,
      targets: targets.map(rename).toSorted(),
      enters: targets.map(enter).toSorted(),
      trigger: triggerName(renamedTrigger(trigger, rename, renames)),
      milliseconds: trigger.kind === 'delay' ? trigger.milliseconds : null,
      guard: guard === null ? null : withLaterNames(guard, guards),
      actions: actions.map((it) => withLaterNames(withLaterNames(it, renamedActions), actors)),
    };
  });
}

export function translatedAfter(after: Chart, pairs: StatePairs): Translated[] {
  const earlier = new Map([...pairs].map(([from, to]) => [to, from]));
  return after.transitions.map((transition) => {
    const { source, targets, trigger, guard, actions } = transition;
    return {
      transition,
      source,
      earlierSource: earlier.get(source) ?? null,
      targets: targets.toSorted(),
      enters: targets
        .map((path) => getEnteredState(after, path, (it) => earlier.has(it)))
        .toSorted(),
      trigger: triggerName(trigger),
      milliseconds: trigger.kind === 'delay' ? trigger.milliseconds : null,
      guard,
      actions,
    };
  });
}

type Key = (it: Translated) => readonly unknown[];

/**
 * The keys by which transitions are paired, from the strictest to the loosest. A key lists the properties
 * that two transitions must share.
 */
const alike: readonly Key[] = [
  ({ source, trigger, enters, milliseconds, guard, actions, transition: { meta, reenter } }) => [
    source,
    trigger,
    guard,
    enters,
    actions,
    meta,
    reenter,
    milliseconds,
  ],
  ({ source, trigger, enters, guard }) => [source, trigger, guard, enters],
  ({ source, trigger, guard, actions }) => [source, trigger, guard, actions],
  ({ source, trigger, enters }) => [source, trigger, enters],
  ({ source, trigger, guard }) => [source, trigger, guard],
];

const textOf = (values: readonly unknown[]) => JSON.stringify(values);

/** Groups items by their keys, in the order in which the keys first occur. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Returns whether a transition's source contains another transition's source, in either chart. */
function isAround(outer: Translated, inner: Translated): boolean {
  const [around, within] = [outer.earlierSource, inner.earlierSource];
  return (
    isWithin(inner.source, outer.source) ||
    (around !== null && within !== null && isWithin(within, around))
  );
}

const sameFromElsewhere: Key = ({ trigger, enters, guard, actions }) => [
  trigger,
  enters,
  guard,
  actions,
];

/**
 * Finds each transition of an outer state for which the other chart has equal transitions of at least two
 * inner states. Returns it with these inner transitions.
 */
function findReplaced(
  outer: readonly Translated[],
  inner: readonly Translated[],
): { outer: Translated; inner: Translated[] }[] {
  const groups = groupBy(inner, (it) => textOf(sameFromElsewhere(it)));
  const found: { outer: Translated; inner: Translated[] }[] = [];
  const taken = new Set<Translated>();
  for (const it of outer) {
    const replaced = (groups.get(textOf(sameFromElsewhere(it))) ?? []).filter(
      (other) => !taken.has(other) && isAround(it, other),
    );
    if (replaced.length < 2) continue;
    for (const other of replaced) taken.add(other);
    found.push({ outer: it, inner: replaced });
  }
  return found;
}

/** Pairs the transitions of two charts whose states are paired. */
export function matchTransitions(
  before: readonly Translated[],
  after: readonly Translated[],
): TransitionPairs {
  const pairs: [ChartTransition, ChartTransition][] = [];
  let left = { before: [...before], after: [...after] };
  const pair = (from: Translated, to: Translated) => {
    pairs.push([from.transition, to.transition]);
    left = {
      before: left.before.filter((it) => it !== from),
      after: left.after.filter((it) => it !== to),
    };
  };
  /**
   * Pairs transitions with equal keys, in their order. If `isOnlyChoice` is true, two transitions are paired
   * only if no other transition of either chart has the same key.
   */
  const pairAlike = (
    key: Key,
    isOnlyChoice = false,
    may: (from: Translated, to: Translated) => boolean = () => true,
  ) => {
    const goals = groupBy(left.after, (it) => textOf(key(it)));
    for (const [text, froms] of groupBy(left.before, (it) => textOf(key(it)))) {
      const tos = goals.get(text) ?? [];
      if (isOnlyChoice && (froms.length !== 1 || tos.length !== 1)) continue;
      for (const [index, from] of froms.entries()) {
        const to = tos[index];
        if (to && may(from, to)) pair(from, to);
      }
    }
  };
  for (const key of alike) pairAlike(key);
  // If each chart has exactly one transition for the same trigger of the same state, the two count as the
  // same transition. The guard and the target may have changed.
  pairAlike(({ source, trigger }) => [source, trigger], true);
  const names = { before: triggersOf(before), after: triggersOf(after) };
  // Transitions that differ only in their triggers are paired if each trigger exists in only one of the
  // charts. An example is a changed delay.
  pairAlike(
    ({ source, enters, guard, actions, transition: { trigger } }) => [
      source,
      enters,
      trigger.kind,
      guard,
      actions,
    ],
    true,
    (from, to) => !names.after.has(from.trigger) && !names.before.has(to.trigger),
  );
  // Transitions are also paired if an outer state now handles the event instead of states inside it, or vice
  // versa.
  pairAlike(
    ({ trigger, enters, guard }) => [trigger, enters, guard],
    true,
    (from, to) => isAround(from, to) || isAround(to, from),
  );
  for (const { outer, inner } of findReplaced(left.after, left.before)) {
    for (const from of inner) pair(from, outer);
  }
  for (const { outer, inner } of findReplaced(left.before, left.after)) {
    for (const to of inner) pair(outer, to);
  }
  return pairs;
}

const triggersOf = (all: readonly Translated[]) => new Set(all.map(({ trigger }) => trigger));
