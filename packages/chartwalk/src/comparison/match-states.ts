/** Matches the states of one chart with those of another, even if they were moved or renamed. */
import { triggerName } from '../triggers.ts';
import type { Chart, ChartState } from '../chart.ts';

/** Maps the path of a state in the earlier chart to the path of the same state in the later chart. */
export type StatePairs = ReadonlyMap<string, string>;

/**
 * Two states count as the same state, which was renamed or moved, if their likeness is at least this number.
 * A likeness is a number from 0 to 1.
 */
const ENOUGH_IN_COMMON = 0.5;

const keyAt = ({ states }: Chart, path: string) =>
  states.find((state) => state.path === path)?.key ?? path;

/**
 * Returns the traits by which a state is recognised elsewhere, such as its name, its actions and its
 * transitions. The state's place in the chart is not a trait.
 */
function traitsOf(chart: Chart, state: ChartState): Set<string> {
  const { path, key, tags, entry, exit, invokes, initialActions, output, meta } = state;
  const inner = chart.states.filter(({ parent }) => parent === path);
  const out = chart.transitions.filter(({ source }) => source === path);
  const into = chart.transitions.filter(({ targets }) => targets.includes(path));
  return new Set([
    ...tags.map((tag) => `tag ${tag}`),
    ...entry.map((action) => `entry ${action}`),
    ...exit.map((action) => `exit ${action}`),
    ...invokes.map((actor) => `invoke ${actor}`),
    ...initialActions.map((action) => `initially ${action}`),
    ...(output === null ? [] : [`output ${output}`]),
    ...(meta === null ? [] : [`meta ${meta}`]),
    ...inner.map((child) => `holds ${child.key}`),
    ...out.map((transition) => {
      const goals = transition.targets.map((target) =>
        target === path ? 'itself' : keyAt(chart, target),
      );
      return `${triggerName(transition.trigger)} leads to ${goals.join(', ')}`;
    }),
    ...into
      .filter(({ source }) => source !== path)
      .map(({ source, trigger }) => `${triggerName(trigger)} comes from ${keyAt(chart, source)}`),
    `is called ${key}`,
  ]);
}

/**
 * Returns the likeness of two states, from 0 (nothing in common) to 1. A shared name counts as a common
 * trait. Different names do not reduce the likeness.
 */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((trait) => other.has(trait)).length;
  const isNamesake = [...one].some((trait) => trait.startsWith('is called ') && other.has(trait));
  const all = one.size + other.size - common - (isNamesake ? 0 : 2);
  return all === 0 ? 0 : common / all;
}

type Candidate = { from: ChartState; to: ChartState; likeness: number };

/** Pairs the states of two charts by their places, and then pairs the remaining states by their traits. */
export function matchStates(before: Chart, after: Chart): StatePairs {
  const pairs = new Map([['', '']]);
  const taken = new Set(['']);
  const pair = (from: string, to: string) => {
    pairs.set(from, to);
    taken.add(to);
  };
  const pairByPlace = () => {
    for (const { path, key, parent } of before.states) {
      if (pairs.has(path) || parent === null) continue;
      const place = pairs.get(parent);
      const same = after.states.find((state) => state.parent === place && state.key === key);
      if (same && !taken.has(same.path)) pair(path, same.path);
    }
  };
  const traits = new Map<ChartState, Set<string>>();
  for (const state of before.states) traits.set(state, traitsOf(before, state));
  for (const state of after.states) traits.set(state, traitsOf(after, state));
  const likest = (): Candidate | undefined => {
    const candidates = before.states
      .filter(({ path }) => !pairs.has(path))
      .flatMap((from) =>
        after.states
          .filter(({ path, type }) => !taken.has(path) && type === from.type)
          .map((to): Candidate => {
            const common = likeness(traits.get(from) ?? new Set(), traits.get(to) ?? new Set());
            return { from, to, likeness: common };
          }),
      );
    return candidates
      .filter((candidate) => candidate.likeness >= ENOUGH_IN_COMMON)
      .toSorted((one, other) => other.likeness - one.likeness)[0];
  };
  pairByPlace();
  for (let next = likest(); next; next = likest()) {
    pair(next.from.path, next.to.path);
    // The states inside a moved state have moved with it.
    pairByPlace();
  }
  return pairs;
}

/**
 * Returns the path in the second chart for a path in the first. For a removed state, this is the path that
 * the state would have now.
 */
export function pathInPairs(pairs: StatePairs, chart: Chart, path: string): string {
  const known = pairs.get(path);
  if (known !== undefined) return known;
  const state = chart.states.find((it) => it.path === path);
  if (!state || state.parent === null) return path;
  const around = pathInPairs(pairs, chart, state.parent);
  const own = state.parent === '' ? path : path.slice(state.parent.length + 1);
  return around === '' ? own : `${around}.${own}`;
}
