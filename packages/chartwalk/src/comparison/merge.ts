/** Merges two charts of one machine into one. Removed parts appear in the places where they would be now. */
import type { Chart, ChartState, ChartTransition } from '../chart.ts';
import { triggerLabel } from '../drawing/lines.ts';
import { signs } from './change.ts';
import type { Change, ChangeMarks } from './change.ts';
import type { Comparison, Difference, StateChange, TransitionChange } from './compare.ts';
import { pathInPairs } from './match-states.ts';

export type MergedChart = { chart: Chart; marks: ChangeMarks };

type Differing = StateChange | TransitionChange | undefined;

function differenceIn(change: Differing, part: string): Difference | undefined {
  return change && 'differences' in change
    ? change.differences.find((difference) => difference.part === part)
    : undefined;
}

/**
 * Merges the earlier and the later names into one list, which begins with the later names. A name that is in
 * only one of the lists gets a sign.
 */
function bothLists(names: readonly string[], difference: Difference | undefined): string[] {
  if (!difference) return [...names];
  const { before, after } = difference;
  const gone = before.filter((name) => !after.includes(name));
  return [
    ...after.map((name) => (before.includes(name) ? name : `${signs.added} ${name}`)),
    ...gone.map((name) => `${signs.removed} ${name}`),
  ];
}

/** Merges the earlier and the later value into one text, with `none` for a missing value. */
function bothValues(value: string | null, difference: Difference | undefined): string | null {
  if (!difference) return value;
  const [was = 'none'] = difference.before;
  const [is = 'none'] = difference.after;
  return `${was} → ${is}`;
}

function mergedState(state: ChartState, change: StateChange | undefined): ChartState {
  const list = (part: string, names: readonly string[]) =>
    bothLists(names, differenceIn(change, part));
  const was =
    change?.change === 'moved' || change?.change === 'renamed' ? `was ${change.before.path}` : null;
  return {
    ...state,
    description: was ?? state.description,
    tags: list('tags', state.tags),
    invokes: list('invoke', state.invokes),
    initialActions: list('initially', state.initialActions),
    entry: list('entry', state.entry),
    exit: list('exit', state.exit),
    output: bothValues(state.output, differenceIn(change, 'output')),
    meta: bothValues(state.meta, differenceIn(change, 'meta')),
  };
}

/** @param changes the changes of the transition: several if it replaces several transitions */
function mergedTransition(
  transition: ChartTransition,
  changes: readonly TransitionChange[],
): ChartTransition {
  const { trigger, guard, actions, meta } = transition;
  const [change] = changes;
  const [was, is] = [change?.before?.trigger ?? trigger, trigger].map(triggerLabel);
  const sources = changes.flatMap(({ change: kind, before }) =>
    kind === 'moved' ? before.source || 'the machine' : [],
  );
  return {
    ...transition,
    trigger: was === is ? trigger : { kind: 'event', event: `${was} → ${is}` },
    guard: bothValues(guard, differenceIn(change, 'guard')),
    actions: bothLists(actions, differenceIn(change, 'does')),
    meta: bothValues(meta, differenceIn(change, 'meta')),
    description: sources.length === 0 ? null : `was at ${sources.join(', ')}`,
  };
}

/** Returns the later chart together with the removed parts, and the kind of change of each part. */
export function mergeCharts({
  before,
  after,
  states,
  transitions,
  pairs,
}: Comparison): MergedChart {
  const marks = {
    states: new Map<string, Change>(),
    transitions: new Map<string, Change>(),
  };
  const stateChanges = new Map(states.map((change) => [change.after?.path, change]));
  const changesOf = ({ name }: ChartTransition) =>
    transitions.filter(({ after: now }) => now?.name === name);

  const merged = after.states.map((state) => {
    const change = stateChanges.get(state.path);
    if (change) marks.states.set(state.path, change.change);
    return mergedState(state, change);
  });
  /**
   * The paths that removed states have in the merged chart. The keys are their paths in the earlier chart.
   */
  const lost = new Map<string, string>();
  const getMergedPath = (path: string) => lost.get(path) ?? pathInPairs(pairs.states, before, path);
  for (const state of before.states) {
    if (pairs.states.has(state.path)) continue;
    const parent = getMergedPath(state.parent ?? '');
    const within = parent === '' ? '' : `${parent}.`;
    let path = within + state.path.slice(state.parent ? state.parent.length + 1 : 0);
    while (merged.some((it) => it.path === path)) path += ' (removed)';
    lost.set(state.path, path);
    marks.states.set(path, 'removed');
    const hasInitial = merged.some((it) => it.parent === parent && it.isInitial);
    merged.push({
      ...state,
      path,
      parent,
      isInitial: state.isInitial && !hasInitial,
      historyDefaults: state.historyDefaults.map(getMergedPath),
    });
    const around = merged.find((it) => it.path === parent);
    // In the merged chart, a state still contains the inner states that were removed from it.
    if (around?.type === 'atomic' || around?.type === 'final') around.type = 'compound';
  }

  const lines = after.transitions.map((transition) => {
    const changes = changesOf(transition);
    if (changes[0]) marks.transitions.set(transition.name, changes[0].change);
    return mergedTransition(transition, changes);
  });
  const taken = new Set(lines.map(({ name }) => name));
  const addLost = (transition: ChartTransition) => {
    let name = `${transition.name} (removed)`;
    while (taken.has(name)) name += ' again';
    taken.add(name);
    marks.transitions.set(name, 'removed');
    lines.push({
      ...transition,
      name,
      description: null,
      source: getMergedPath(transition.source),
      targets: transition.targets.map(getMergedPath),
    });
  };
  for (const change of transitions) {
    const isElsewhere =
      change.change === 'removed' || differenceIn(change, 'leads to') !== undefined;
    if (change.before && isElsewhere) addLost(change.before);
  }
  return { chart: { ...after, states: inOrder(merged), transitions: lines }, marks };
}

/** Sorts the states so that every state precedes the states in it. */
function inOrder(states: readonly ChartState[]): ChartState[] {
  const within = (parent: string): ChartState[] =>
    states
      .filter((state) => state.parent === parent)
      .flatMap((state) => [state].concat(within(state.path)));
  return states.filter(({ parent }) => parent === null).concat(within(''));
}
