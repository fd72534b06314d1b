import type { AnyStateMachine } from 'xstate';
import * as catalogue from '../../machines/index.ts';
import { chartOf } from './chart.ts';
import type { Chart } from './chart.ts';

export type CatalogueEntry = { machine: AnyStateMachine; chart: Chart };

/** The production machines with their charts, by id, in alphabetical order. */
export const entries: ReadonlyMap<string, CatalogueEntry> = new Map(
  Object.values<AnyStateMachine>(catalogue)
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .map((machine) => [machine.id, { machine, chart: chartOf(machine) }]),
);

/** The states within the machine, and what leads from one to another. */
export function countsOf({ states, transitions }: Chart): { states: number; transitions: number } {
  return { states: states.length - 1, transitions: transitions.length };
}
