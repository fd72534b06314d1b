import type { AnyStateMachine } from 'xstate';
import * as catalogue from '../../machines/index.ts';
import { chartOf } from './chart.ts';
import type { Chart } from './chart.ts';

export type CatalogueEntry = { machine: AnyStateMachine; chart: Chart };

export type Catalogue = {
  /** By id, in alphabetical order. */
  entries: ReadonlyMap<string, CatalogueEntry>;
  /** Why the others have no chart, by id. */
  failures: ReadonlyMap<string, string>;
};

/** What XState calls a machine without an id. */
const NAMELESS = '(machine)';

/** The charts of machines by the names of their exports; one that fails does not take the others along. */
export function readCatalogue(machines: Readonly<Record<string, AnyStateMachine>>): Catalogue {
  const entries = new Map<string, CatalogueEntry>();
  const failures = new Map<string, string>();
  for (const [name, machine] of Object.entries(machines)) {
    const isTaken = machine.id === NAMELESS || entries.has(machine.id);
    const id = isTaken ? name : machine.id;
    try {
      entries.set(id, { machine, chart: { ...chartOf(machine), id } });
    } catch (error) {
      failures.set(id, String(error));
    }
  }
  const byId = [...entries].toSorted(([one], [other]) => one.localeCompare(other));
  return { entries: new Map(byId), failures };
}

/** The production machines with their charts. */
export const { entries, failures } = readCatalogue(catalogue);

/** The states within the machine, and what leads from one to another. */
export function countsOf({ states, transitions }: Chart): { states: number; transitions: number } {
  return { states: states.length - 1, transitions: transitions.length };
}
