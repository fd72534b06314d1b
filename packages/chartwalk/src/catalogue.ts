import type { AnyStateMachine } from 'xstate';
import { chartOf } from './chart.ts';
import type { Chart } from './chart.ts';
import { freeId } from './free-id.ts';
import type { AnyModel } from './model.ts';

/** Where a machine comes from. */
export type Group =
  /** The product. */
  | 'production'
  /** This page itself. */
  | 'page'
  /** The files that the command was given. */
  | 'files'
  /** JSON that somebody opened here. */
  | 'opened';

export type CatalogueEntry = {
  machine: AnyStateMachine;
  chart: Chart;
  group: Group;
  /** The file it was read from; null where that says nothing. */
  source: string | null;
  /** Its model; null if there is none. */
  model: AnyModel | null;
};

export type Catalogue = {
  /** By id, in alphabetical order. */
  entries: ReadonlyMap<string, CatalogueEntry>;
  /** Why the others have no chart, by id. */
  failures: ReadonlyMap<string, string>;
};

type Origin = Pick<CatalogueEntry, 'group' | 'source'> & {
  /** Ids that others have. */
  taken?: ReadonlySet<string>;
  /** By their machines' ids. */
  models?: ReadonlyMap<string, AnyModel>;
};

const ours: Origin = { group: 'production', source: null };

/** The charts of machines by the names of their exports; one that fails does not take the others along. */
export function readCatalogue(
  machines: Readonly<Record<string, AnyStateMachine>>,
  { group, source, taken, models }: Origin = ours,
): Catalogue {
  const entries = new Map<string, CatalogueEntry>();
  const failures = new Map<string, string>();
  for (const [name, machine] of Object.entries(machines)) {
    const id = freeId(machine, name, (other) => entries.has(other) || (taken?.has(other) ?? false));
    try {
      const chart = { ...chartOf(machine), id };
      entries.set(id, { machine, chart, group, source, model: models?.get(id) ?? null });
    } catch (error) {
      failures.set(id, String(error));
    }
  }
  const byId = [...entries].toSorted(([one], [other]) => one.localeCompare(other));
  return { entries: new Map(byId), failures };
}

/** The id here of a machine that calls itself so, the same one first; undefined where none does. */
export function idOf(name: string, all: Catalogue['entries']): string | undefined {
  const ids = [...all].flatMap(([id, { machine }]) => (machine.id === name ? id : []));
  return ids.includes(name) ? name : ids[0];
}

/** Where the page shows a machine, in one of its modes. */
export function addressOf(id: string, mode = 'chart'): string {
  const machine = encodeURIComponent(id);
  return mode === 'chart' ? `/${machine}` : `/${machine}/${mode}`;
}

/** The states within the machine, and what leads from one to another. */
export function countsOf({ states, transitions }: Chart): { states: number; transitions: number } {
  return { states: states.length - 1, transitions: transitions.length };
}
