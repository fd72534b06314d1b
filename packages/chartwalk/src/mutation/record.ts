/** Defines the record of `chartwalk mutate`, and counts its mutants. */

/** A difference between a machine and its mutant that an additional walk could reveal. */
export type Difference = {
  /** The part that differs. A journey checks the state; a generated path also checks the model's memory. */
  part: 'state' | 'memory' | 'context';
  /** The fields of the context that differ, if nothing else does. */
  fields: readonly string[];
  /** The start and the fewest events that lead to the difference. */
  after: string;
};

export type MutantRecord = {
  where: string;
  change: string;
  /**
   * The walks that, in the original machine, take the transition that the mutant changes; null if the mutant
   * changes a state's action or a delay.
   */
  takenBy: 'journeys' | 'paths' | 'none' | null;
  /**
   * The walks that caught the mutant. A mutant that no walk caught is excused if the walks can't be expected
   * to catch it.
   */
  outcome: 'journeys' | 'paths' | 'screen' | 'survived' | 'excused';
  /** How a survivor differs; null if it differs nowhere, or if the mutant does not survive. */
  difference: Difference | null;
  /**
   * How the mutant was caught, why it is excused, or why only a screen can reveal it. Null if it survived for
   * no known reason.
   */
  reason: string | null;
  /** The result of the walks on a mounted screen; null if there were none. */
  screen: OnScreen | null;
  /**
   * The reason why the mutant may survive, as the project's configuration states it; null if it states none.
   */
  because: string | null;
};

/**
 * Returns the name of a mutant. In `survivors`, the project's configuration refers to mutants by these names.
 */
export const getMutantName = ({ where, change }: Pick<MutantRecord, 'where' | 'change'>) =>
  `${where}: ${change}`;

export type OnScreen = {
  /**
   * The number of walks that could notice the mutant. These are the machine's own walks on which the mutant
   * behaves differently in a dry run. If the walks of other machines also try the mutant, all of them count.
   */
  walks: number;
  /** The walk that failed, and the failure; null if all walks passed. */
  caught: { by: string; how: string } | null;
};

/** A mutant of a machine, by its position among all mutants of the machine. */
export type PlannedMutant = { machine: string; position: number; mutantName: string };

/** The mutants that tests are to walk on screens. */
export type ScreenPlan = {
  /** The file to which the tests append their results, one on each line. */
  results: string;
  /** The mutants to walk. Each key is the ID of the machine whose walks try them. */
  mutants: Readonly<Record<string, readonly PlannedMutant[]>>;
};

/** The result of a mutant on the walks of the machine `on`. That machine need not be the mutant's own. */
export type Walked = PlannedMutant & OnScreen & { on: string };

export type ScreenResult =
  | Walked
  /** A walk that also fails without the mutant. */
  | { problem: string };

export type MachineRecord = {
  machine: string;
  journeys: number;
  paths: number;
  mutants: readonly MutantRecord[];
};

export type MutationRecord = { machines: readonly MachineRecord[] };

export type Summary = {
  /** The number of mutants without the excused ones. */
  all: number;
  caught: number;
  byJourneys: number;
  survived: number;
  excused: number;
};

export function summarize(mutants: readonly MutantRecord[]): Summary {
  const count = (outcome: MutantRecord['outcome']) =>
    mutants.filter((mutant) => mutant.outcome === outcome).length;
  const byJourneys = count('journeys');
  const [survived, excused] = [count('survived'), count('excused')];
  const caught = byJourneys + count('paths') + count('screen');
  return { all: caught + survived, caught, byJourneys, survived, excused };
}

/** Returns the caught share of the mutants in percent; 100 if there are none. */
export function scoreOf({ all, caught }: Pick<Summary, 'all' | 'caught'>): number {
  return all === 0 ? 100 : (100 * caught) / all;
}
