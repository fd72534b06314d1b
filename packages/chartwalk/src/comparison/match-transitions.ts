/** Matches the transitions of one chart with those of another. */
import { isWithin } from '../chart.ts';
import type { Chart, ChartTransition } from '../chart.ts';
import { triggerName } from '../triggers.ts';
import { pathInPairs } from './match-states.ts';
import type { StatePairs } from './match-states.ts';

export type TransitionPairs = ReadonlyMap<ChartTransition, ChartTransition>;

/** A transition of either chart. Its states have the paths of the later chart. */
export type Translated = {
  transition: ChartTransition;
  source: string;
  targets: string[];
  /** The name of the trigger, such as an event's type. */
  trigger: string;
  milliseconds: number | 'computed' | null;
};

function translated(transition: ChartTransition, rename: (path: string) => string): Translated {
  const { source, targets, trigger } = transition;
  const named =
    trigger.kind === 'stateDone' ? { ...trigger, state: rename(trigger.state) } : trigger;
  return {
    transition,
    source: rename(source),
    targets: targets.map(rename).toSorted(),
    trigger: triggerName(named),
    milliseconds: trigger.kind === 'delay' ? trigger.milliseconds : null,
  };
}

/** Returns the transitions of the earlier chart with the state paths of the later one. */
export function translatedBefore(before: Chart, pairs: StatePairs): Translated[] {
  return before.transitions.map((it) => translated(it, (path) => pathInPairs(pairs, before, path)));
}

export function translatedAfter(after: Chart): Translated[] {
  return after.transitions.map((it) => translated(it, (path) => path));
}

type Key = (it: Translated) => readonly unknown[];

/** The parts that two transitions must share to be paired, from the strictest key to the loosest. */
const alike: readonly Key[] = [
  ({ source, trigger, targets, milliseconds, transition: { guard, actions, meta, reenter } }) => [
    source,
    trigger,
    guard,
    targets,
    actions,
    meta,
    reenter,
    milliseconds,
  ],
  ({ source, trigger, targets, transition: { guard } }) => [source, trigger, guard, targets],
  ({ source, trigger, transition: { guard, actions } }) => [source, trigger, guard, actions],
  ({ source, trigger, targets }) => [source, trigger, targets],
  ({ source, trigger, transition: { guard } }) => [source, trigger, guard],
];

const textOf = (values: readonly unknown[]) => JSON.stringify(values);

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Pairs the transitions of two charts whose states are paired. */
export function matchTransitions(
  before: readonly Translated[],
  after: readonly Translated[],
): TransitionPairs {
  const pairs = new Map<ChartTransition, ChartTransition>();
  let left = { before: [...before], after: [...after] };
  const pair = (from: Translated, to: Translated) => {
    pairs.set(from.transition, to.transition);
    left = {
      before: left.before.filter((it) => it !== from),
      after: left.after.filter((it) => it !== to),
    };
  };
  /**
   * Pairs transitions with equal keys, in their order. With `isOnlyChoice`, two transitions are paired only
   * if no other transition of either chart has the same key.
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
  // The only branch of a trigger counts as the same transition even if both its guard and its target have
  // changed.
  pairAlike(({ source, trigger }) => [source, trigger], true);
  const names = { before: triggersOf(before), after: triggersOf(after) };
  // Transitions that differ only in their triggers are paired if each trigger exists in only one of the
  // charts. Probably, the event was renamed or the delay was changed.
  pairAlike(
    ({ source, targets, transition: { trigger, guard, actions } }) => [
      source,
      targets,
      trigger.kind,
      guard,
      actions,
    ],
    true,
    (from, to) => !names.after.has(from.trigger) && !names.before.has(to.trigger),
  );
  // Transitions are also paired if an outer state now handles the event instead of a state inside it, or vice
  // versa.
  pairAlike(
    ({ trigger, targets, transition: { guard } }) => [trigger, targets, guard],
    true,
    (from, to) => isWithin(from.source, to.source) || isWithin(to.source, from.source),
  );
  return pairs;
}

const triggersOf = (all: readonly Translated[]) => new Set(all.map(({ trigger }) => trigger));
