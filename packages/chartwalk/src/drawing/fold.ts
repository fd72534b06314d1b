/** Folds states of a chart: each folded state becomes one box that hides the states inside it. */
import { isRegion, isWithin } from '../chart.ts';
import type { Chart, ChartState, ChartTransition } from '../chart.ts';

/**
 * Returns the paths of all states that can be folded. These are the states that contain other states, except
 * the machine itself.
 */
export function foldable({ states }: Chart): string[] {
  return states.filter((state) => state.parent !== null && isRegion(state)).map(({ path }) => path);
}

/** Returns the box that shows a state: the outermost folded state around it, or else the state itself. */
function boxOf(path: string, folded: readonly string[]): string {
  const around = folded.filter((outer) => outer === path || isWithin(path, outer));
  return around.toSorted((one, other) => one.length - other.length)[0] ?? path;
}

function foldState(chart: Chart, state: ChartState): ChartState {
  const hidden = chart.states.filter(({ path }) => isWithin(path, state.path)).length;
  return { ...state, type: 'atomic', initialActions: [], hidden };
}

/** Returns whether a transition is hidden, because it runs inside a folded state. */
function isHidden({ source, targets }: ChartTransition, folded: readonly string[]): boolean {
  return folded.some(
    (outer) =>
      [source, ...targets].every((path) => path === outer || isWithin(path, outer)) &&
      [source, ...targets].some((path) => isWithin(path, outer)),
  );
}

/** Returns a key that transitions share if they look the same in the folded chart. */
const looksOf = ({ source, targets, trigger, guard, actions, reenter }: ChartTransition) =>
  JSON.stringify([source, targets, trigger, guard, actions, reenter]);

/** Joins transitions that start at different states inside a folded state and otherwise look the same. */
function join(transitions: readonly ChartTransition[], before: readonly ChartTransition[]) {
  const joined = new Map<string, ChartTransition>();
  for (const [index, transition] of transitions.entries()) {
    const { name, source } = transition;
    const isMoved = before[index]?.source !== source;
    const key = isMoved ? looksOf(transition) : name;
    const first = joined.get(key);
    joined.set(key, first ? { ...first, others: [...(first.others ?? []), name] } : transition);
  }
  return [...joined.values()];
}

/**
 * Returns a chart in which some states are folded. Lines from and to hidden states start and end at the
 * folded state. Lines that look the same afterwards are joined.
 */
export function foldChart(chart: Chart, paths: ReadonlySet<string>): Chart {
  const folded = foldable(chart).filter((path) => paths.has(path));
  if (folded.length === 0) return chart;
  const getVisiblePath = (path: string) => boxOf(path, folded);
  const shown = chart.transitions.filter((transition) => !isHidden(transition, folded));
  const rerouted = shown.map((transition): ChartTransition => ({
    ...transition,
    source: getVisiblePath(transition.source),
    targets: [...new Set(transition.targets.map(getVisiblePath))],
  }));
  return {
    ...chart,
    states: chart.states
      .filter(({ path }) => getVisiblePath(path) === path)
      .map((state): ChartState => {
        if (folded.includes(state.path)) return foldState(chart, state);
        const historyDefaults = [...new Set(state.historyDefaults.map(getVisiblePath))];
        return Object.assign({}, state, { historyDefaults });
      }),
    transitions: join(rerouted, shown),
  };
}

/** Returns the folded states that hide a state, or that hide an end of a transition. */
export function foldsAround(
  chart: Chart,
  paths: ReadonlySet<string>,
  part: ChartState | ChartTransition,
): string[] {
  const ends = 'path' in part ? [part.path] : [part.source, ...part.targets];
  return foldable(chart).filter(
    (outer) => paths.has(outer) && ends.some((path) => isWithin(path, outer)),
  );
}
