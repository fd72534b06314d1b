/** Reduces a merged chart, which shows both versions in one, to its changes and the states around them. */
import { isWithin } from '../chart.ts';
import type { ChartState } from '../chart.ts';
import type { MergedChart } from './merge.ts';

const withoutDetails = (state: ChartState): ChartState => ({
  ...state,
  description: null,
  tags: [],
  entry: [],
  exit: [],
  invokes: [],
  initialActions: [],
  output: null,
  meta: null,
});

/**
 * Reduces a merged chart to the states that have changed, the ends of changed transitions, and the states
 * that contain any of these. Unchanged states lose their details. Unchanged transitions remain only between
 * two different states that remain.
 */
export function changedPart({ chart, marks }: MergedChart): MergedChart {
  const ends = chart.transitions
    .filter(({ name }) => marks.transitions.has(name))
    .flatMap(({ source, targets }) => [source].concat(targets));
  const shown = [...marks.states.keys(), ...ends];
  const isShown = (path: string) =>
    path === '' || shown.some((other) => other === path || isWithin(other, path));
  return {
    marks,
    chart: {
      ...chart,
      states: chart.states
        .filter(({ path }) => isShown(path))
        .map((state) => (marks.states.has(state.path) ? state : withoutDetails(state))),
      transitions: chart.transitions.filter(
        ({ name, source, targets }) =>
          marks.transitions.has(name) ||
          (targets.length > 0 && [source, ...targets].every(isShown) && !targets.includes(source)),
      ),
    },
  };
}
