/**
 * Provides the machines that most of these tests use: the machines of the tea house, the machines of the
 * page, and one machine for each idiom of XState.
 */
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../src/chart.ts';
import type { Chart } from '../src/chart.ts';
import { ownMachines } from '../src/page/own-machines.ts';
import { idioms } from './idioms.ts';
import * as teahouse from './teahouse/machines.ts';

export const teahouseMachines: readonly [id: string, machine: AnyStateMachine][] =
  Object.values<AnyStateMachine>(teahouse).map((machine) => [machine.id, machine]);

/** The machines of the tea house and of the page, which are like the machines of real projects. */
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

/** One machine for each idiom that the other machines rarely use, with a description of the idiom. */
export const idiomMachines: readonly [name: string, machine: AnyStateMachine][] =
  Object.entries(idioms);

export const idiomCharts: readonly [name: string, chart: Chart][] = idiomMachines.map(
  ([name, machine]) => [name, chartOf(machine)],
);
