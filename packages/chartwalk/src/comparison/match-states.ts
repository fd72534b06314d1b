/** Matches the states of one chart with those of another, even if they were moved or renamed. */
import { triggerName } from '../triggers.ts';
import { isRegion, isWithin } from '../chart.ts';
import type { Chart, ChartState, ChartTransition } from '../chart.ts';

/** Maps the path of a state in the earlier chart to the path of the same state in the later chart. */
export type StatePairs = ReadonlyMap<string, string>;

/** The minimum likeness, from 0 to 1, at which two states count as one state that was renamed or moved. */
const MIN_SIMILARITY = 0.5;

/** Looks up the later names of states and events that are already matched. */
type Known = {
  /** Returns the later path of a state that is already paired, or `?` if the state is not paired yet. */
  getLaterPath: (path: string) => string;
  /** Returns the later name of an event. */
  eventNamed: (event: string) => string;
};

/**
 * Returns the traits by which a state is recognised even in another place, such as its name, its actions and
 * its transitions. The state's place in the chart is not a trait.
 */
function traitsOf(
  chart: Chart,
  state: ChartState,
  { getLaterPath, eventNamed }: Known,
): Set<string> {
  const { path, key, tags, entry, exit, invokes, initialActions, output, meta } = state;
  const inner = chart.states.filter(({ parent }) => parent === path);
  const out = chart.transitions.filter(({ source }) => source === path);
  const into = chart.transitions.filter(({ targets }) => targets.includes(path));
  const nameOf = ({ trigger }: ChartTransition) => eventNamed(triggerName(trigger));
  return new Set([
    ...(state.isInitial ? ['is initial'] : []),
    ...tags.map((tag) => `tag ${tag}`),
    ...entry.map((action) => `entry ${action}`),
    ...exit.map((action) => `exit ${action}`),
    ...invokes.map((actor) => `invoke ${actor}`),
    ...initialActions.map((action) => `initially ${action}`),
    ...(output === null ? [] : [`output ${output}`]),
    ...(meta === null ? [] : [`meta ${meta}`]),
    ...inner.map((child) => `holds ${getLaterPath(child.path)}`),
    ...out.map((transition) => {
      const goals = transition.targets.map((target) =>
        target === path ? 'itself' : getLaterPath(target),
      );
      return `${nameOf(transition)} leads to ${goals.join(', ')}`;
    }),
    ...into
      .filter(({ source }) => source !== path)
      .map((transition) => `${nameOf(transition)} comes from ${getLaterPath(transition.source)}`),
    `is called ${key}`,
  ]);
}

/**
 * Returns the likeness of two states, from 0 (nothing in common) to 1. A shared name counts as a common
 * trait. Different names do not reduce the likeness.
 */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((trait) => other.has(trait)).length;
  const isNamesake = [...one].some((trait) => trait.startsWith('is called ') && other.has(trait));
  const all = one.size + other.size - common - (isNamesake ? 0 : 2);
  return all === 0 ? 0 : common / all;
}

type Candidate = { from: ChartState; to: ChartState; similarity: number };

/**
 * Pairs states of two charts. Two states in the same place, with the same parent and the same name, are
 * paired first. The remaining states are paired by their traits.
 *
 * @param events the later names of events that were renamed
 */
export function matchStates(
  before: Chart,
  after: Chart,
  events: ReadonlyMap<string, string> = new Map(),
): StatePairs {
  const pairs = new Map([['', '']]);
  const taken = new Set(['']);
  const pair = (from: string, to: string) => {
    pairs.set(from, to);
    taken.add(to);
  };
  const traitsBefore = (state: ChartState) =>
    traitsOf(before, state, {
      getLaterPath: (path) => pairs.get(path) ?? '?',
      eventNamed: (event) => events.get(event) ?? event,
    });
  const traitsAfter = (state: ChartState) =>
    traitsOf(after, state, {
      getLaterPath: (path) => (taken.has(path) ? path : '?'),
      eventNamed: (event) => event,
    });
  /**
   * Returns whether two states in the same place are different states. This happens if a new state of the
   * same name was put around an earlier state, or if such an outer state was removed. One of the two states
   * then contains a state that is more similar to the other one.
   */
  const wasWrapped = (from: ChartState, to: ChartState) => {
    if (isRegion(from) === isRegion(to)) return false;
    const common = similarity(traitsBefore(from), traitsAfter(to));
    const inner = isRegion(to)
      ? after.states
          .filter(({ path }) => isWithin(path, to.path))
          .map((state) => similarity(traitsBefore(from), traitsAfter(state)))
      : before.states
          .filter(({ path }) => isWithin(path, from.path))
          .map((state) => similarity(traitsBefore(state), traitsAfter(to)));
    return inner.some((other) => other >= MIN_SIMILARITY && other > common);
  };
  const pairByPath = () => {
    for (const from of before.states) {
      if (pairs.has(from.path) || from.parent === null) continue;
      const laterParent = pairs.get(from.parent);
      const same = after.states.find(
        (state) => state.parent === laterParent && state.key === from.key,
      );
      if (same && !taken.has(same.path) && !wasWrapped(from, same)) pair(from.path, same.path);
    }
  };
  const findMostSimilar = (): Candidate | undefined => {
    const old = before.states
      .filter(({ path }) => !pairs.has(path))
      .map((from) => ({ from, traits: traitsBefore(from) }));
    const fresh = after.states
      .filter(({ path }) => !taken.has(path))
      .map((to) => ({ to, traits: traitsAfter(to) }));
    return old
      .flatMap(({ from, traits }) =>
        fresh
          .filter(({ to }) => to.type === from.type)
          .map((it): Candidate => ({ from, to: it.to, similarity: similarity(traits, it.traits) })),
      )
      .filter((candidate) => candidate.similarity >= MIN_SIMILARITY)
      .toSorted((one, other) => other.similarity - one.similarity)[0];
  };
  pairByPath();
  for (let next = findMostSimilar(); next; next = findMostSimilar()) {
    pair(next.from.path, next.to.path);
    // The states inside a moved state have moved with it.
    pairByPath();
  }
  return pairs;
}

/**
 * Translates a path in the first chart into the path of the same state in the second. If the state was
 * removed, returns the path that it would have in the second chart.
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
