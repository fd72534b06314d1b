import type { AnyStateMachine } from 'xstate';
import { chartOf } from './chart.ts';
import type { Chart } from './chart.ts';
import { freeId } from './free-id.ts';
import type { AnyModel } from './model.ts';

/** The origin of a machine. */
export type Group =
  /** The machine belongs to the project. */
  | 'production'
  /** The machine controls the statecharts page itself. */
  | 'page'
  /** `chartwalk open` has read the machine from a file. */
  | 'files'
  /** The user opened the machine from JSON on the statecharts page. */
  | 'opened';

export type CatalogueEntry = {
  machine: AnyStateMachine;
  chart: Chart;
  group: Group;
  /**
   * The name of the file or text that the machine was read from; null for machines of the project and of the
   * statecharts page.
   */
  source: string | null;
  model: AnyModel | null;
};

export type Catalogue = {
  /** The entries in alphabetical order. The keys are their IDs. */
  entries: ReadonlyMap<string, CatalogueEntry>;
  /** The reasons why some machines have no chart. The keys are the machines' IDs. */
  failures: ReadonlyMap<string, string>;
};

type Origin = Pick<CatalogueEntry, 'group' | 'source'> & {
  /** IDs that other machines already have. */
  taken?: ReadonlySet<string>;
  models?: readonly AnyModel[];
};

const ours: Origin = { group: 'production', source: null };

/**
 * Finds a machine's model by the machine's config, which copies with other implementations share. Models are
 * not found by ID, because several machines can have the same ID or none.
 */
function findModel(models: readonly AnyModel[], machine: AnyStateMachine): AnyModel | null {
  const own = models.find((model) => model.machine === machine);
  return own ?? models.find((model) => model.machine.config === machine.config) ?? null;
}

/**
 * Reads the charts of machines. The keys of `machines` are the names of their exports. If one machine has no
 * chart, the others are still read.
 */
export function readCatalogue(
  machines: Readonly<Record<string, AnyStateMachine>>,
  { group, source, taken, models = [] }: Origin = ours,
): Catalogue {
  const entries = new Map<string, CatalogueEntry>();
  const failures = new Map<string, string>();
  for (const [name, machine] of Object.entries(machines)) {
    const id = freeId(machine, name, (other) => entries.has(other) || (taken?.has(other) ?? false));
    try {
      const chart = { ...chartOf(machine), id };
      entries.set(id, { machine, chart, group, source, model: findModel(models, machine) });
    } catch (error) {
      failures.set(id, String(error));
    }
  }
  const byId = [...entries].toSorted(([one], [other]) => one.localeCompare(other));
  return { entries: new Map(byId), failures };
}

/**
 * Returns the catalogue's ID for a machine whose own ID is `name`; undefined if there is no such machine. If
 * several machines call themselves `name`, prefers the one that is also listed under `name` in the catalogue.
 */
export function idOf(name: string, all: Catalogue['entries']): string | undefined {
  const ids = [...all].flatMap(([id, { machine }]) => (machine.id === name ? id : []));
  return ids.includes(name) ? name : ids[0];
}

/** Returns the path at which the page shows a machine in this mode. */
export function addressOf(id: string, mode = 'chart'): string {
  const machine = encodeURIComponent(id);
  return mode === 'chart' ? `/${machine}` : `/${machine}/${mode}`;
}

/**
 * Counts states and transitions. The machine itself, which is the first state of the chart, does not count.
 */
export function countsOf({ states, transitions }: Chart): { states: number; transitions: number } {
  return { states: states.length - 1, transitions: transitions.length };
}
