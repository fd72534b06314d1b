/** The catalogue, as most tests here go through it: every machine by its id. */
import type { AnyStateMachine } from 'xstate';
import * as catalogue from '../../machines/index.ts';
import { chartOf } from '../../packages/chartwalk/src/chart.ts';
import type { Chart } from '../../packages/chartwalk/src/chart.ts';
import { idioms } from '../../packages/chartwalk/tests/idioms.ts';

export const machines: readonly [id: string, machine: AnyStateMachine][] =
  Object.values<AnyStateMachine>(catalogue).map((machine) => [machine.id, machine]);

export const charts: readonly [id: string, chart: Chart][] = machines.map(([id, machine]) => [
  id,
  chartOf(machine),
]);

/** What the catalogue has not, by what is special about each. */
export const idiomMachines: readonly [name: string, machine: AnyStateMachine][] =
  Object.entries(idioms);

export const idiomCharts: readonly [name: string, chart: Chart][] = idiomMachines.map(
  ([name, machine]) => [name, chartOf(machine)],
);
