/** Defines the record of `chartwalk mutate`, and counts its mutants. */

/** A difference between a machine and its mutant that a further walk could pass. */
export type Difference = {
  /** The part that differs. A journey checks the state; a generated path also checks the model's memory. */
  part: 'state' | 'memory' | 'context';
  /** The fields of the context that differ, if nothing else does. */
  fields: readonly string[];
  /** The shortest events that lead to the difference. */
  after: string;
};

export type MutantRecord = {
  where: string;
  change: string;
  /** The walks that take the changed transition on the unchanged chart; null for actions of a state. */
  takenBy: 'journeys' | 'paths' | 'none' | null;
  /**
   * The walks that caught the mutant. A mutant that none caught is excused if the walks of a bare machine can't
   * be expected to catch it.
   */
  outcome: 'journeys' | 'paths' | 'survived' | 'excused';
  /** How a survivor differs; null if it differs nowhere, and for other mutants. */
  difference: Difference | null;
  /** How the mutant was caught, or why it is excused; null if it survived. */
  reason: string | null;
};

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
  const [byJourneys, byPaths] = [count('journeys'), count('paths')];
  const [survived, excused] = [count('survived'), count('excused')];
  const caught = byJourneys + byPaths;
  return { all: caught + survived, caught, byJourneys, survived, excused };
}

/** Returns the caught share of the mutants in percent; 100 if there are none. */
export function scoreOf({ all, caught }: Pick<Summary, 'all' | 'caught'>): number {
  return all === 0 ? 100 : (100 * caught) / all;
}
