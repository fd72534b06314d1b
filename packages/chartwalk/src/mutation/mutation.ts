/** Measures which mutants of a chart its journeys and paths catch, for `chartwalk mutate`. */
import { modelsById } from '../model.ts';
import type { AnyModel } from '../model.ts';
import type { AnyJourney } from '../paths/journeys.ts';
import { differenceFrom } from './difference.ts';
import { formatRecord } from './format-mutation.ts';
import { mutantsOf } from './mutants.ts';
import type { Mutant } from './mutants.ts';
import { getMutantName, scoreOf, summarize } from './record.ts';
import type { MachineRecord, MutantRecord } from './record.ts';
import { mutantsForScreen, withScreen } from './screen-results.ts';
import { BrokenSuite, findCatch, suiteOf } from './suite.ts';
import type { Suite } from './suite.ts';

/**
 * Returns which walks take the changed transition; null if the mutant changes no transition. A walk that does
 * not take the transition can't notice the change.
 */
function findTakenBy({ transition }: Mutant, { takenByJourneys, takenByPaths }: Suite) {
  if (transition === null) return null;
  if (takenByJourneys.has(transition)) return 'journeys' as const;
  return takenByPaths.has(transition) ? ('paths' as const) : ('none' as const);
}

/**
 * Walks the journeys and paths of a model against every mutant of its machine.
 *
 * @param reasons the reasons why some mutants may survive; the keys are the mutants' names from
 *   `getMutantName`
 * @throws {BrokenSuite} if a walk fails on the unchanged chart
 */
export function measureMachine(
  model: AnyModel,
  journeys: readonly AnyJourney[] = [],
  reasons: Readonly<Record<string, string>> = {},
): MachineRecord {
  const suite = suiteOf(model, journeys);
  const findDifference = differenceFrom(model);
  const measure = (mutant: Mutant): MutantRecord => {
    const { where, change, excuse, excuseIfSame } = mutant;
    const mutated = { ...model, machine: mutant.make(model.machine) };
    const caught = findCatch(model, mutated, suite);
    const result = {
      where,
      change,
      takenBy: findTakenBy(mutant, suite),
      difference: null,
      screen: null,
      because: reasons[getMutantName(mutant)] ?? null,
    };
    if (caught) return { ...result, outcome: caught.by, reason: caught.how };
    if (excuse !== null) return { ...result, outcome: 'excused', reason: excuse };
    const difference = findDifference(mutated);
    return difference === null && excuseIfSame !== undefined
      ? { ...result, outcome: 'excused', reason: excuseIfSame }
      : { ...result, outcome: 'survived', reason: null, difference };
  };
  return {
    machine: model.machine.id,
    journeys: suite.journeys.length,
    paths: suite.paths.length,
    mutants: mutantsOf(model.machine).map(measure),
  };
}

/**
 * Returns the keys of the reasons that are no longer needed, because the mutant does not exist or is caught.
 */
export function unusedReasons(
  { mutants }: MachineRecord,
  reasons: Readonly<Record<string, string>> = {},
): string[] {
  const left = mutants.filter(({ outcome }) => outcome === 'survived' || outcome === 'excused');
  const names = new Set(left.map(getMutantName));
  return Object.keys(reasons).filter((mutantName) => !names.has(mutantName));
}

/** Collects the functions that `chartwalk mutate` calls, so that the command loads a single module. */
export const mutation = {
  BrokenSuite,
  formatRecord,
  measureMachine,
  modelsById,
  mutantsForScreen,
  scoreOf,
  summarize,
  unusedReasons,
  withScreen,
};
