/**
 * Provides the machines that most tests here use, which are the tea house's, those of the page, and the
 * idioms.
 */
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../src/chart.ts';
import type { Chart } from '../src/chart.ts';
import { ownMachines } from '../src/page/own-machines.ts';
import { idioms } from './idioms.ts';
import * as teahouse from './teahouse/machines.ts';

/** The tea house's machines by their IDs. */
export const teahouseMachines: readonly [id: string, machine: AnyStateMachine][] =
  Object.values<AnyStateMachine>(teahouse).map((machine) => [machine.id, machine]);

/** The whole machines, as projects have them, by their IDs. */
export const machines: readonly [id: string, machine: AnyStateMachine][] = [
  ...teahouseMachines,
  ...Object.values<AnyStateMachine>(ownMachines).map((machine): [string, AnyStateMachine] => [
    `page: ${machine.id}`,
    machine,
  ]),
];

export const charts: readonly [id: string, chart: Chart][] = machines.map(([id, machine]) => [
  id,
  chartOf(machine),
]);

/** The machines with idioms that whole machines rarely have, by the idiom. */
export const idiomMachines: readonly [name: string, machine: AnyStateMachine][] =
  Object.entries(idioms);

export const idiomCharts: readonly [name: string, chart: Chart][] = idiomMachines.map(
  ([name, machine]) => [name, chartOf(machine)],
);
