/** Chooses the mutants to walk on a mounted screen, and adds the results to the record of their machine. */
import { excuses } from './mutants.ts';
import { getMutantName } from './record.ts';
import type { MachineRecord, MutantRecord, OnScreen, PlannedMutant, Walked } from './record.ts';

const isCaught = ({ outcome }: MutantRecord) => outcome === 'journeys' || outcome === 'paths';

/** The excuses that hold only without a screen. */
const invisible: ReadonlySet<string> = new Set([excuses.effect, excuses.choice, excuses.delay]);

const isInvisible = ({ outcome, reason }: MutantRecord) =>
  outcome === 'excused' && invisible.has(reason ?? '');

/** Returns whether walks on a screen could notice the mutant although walks without a screen did not. */
const isMissed = (mutant: MutantRecord) =>
  mutant.outcome === 'survived' || isInvisible(mutant) || mutant.reason === excuses.outside;

/**
 * Returns the mutants to walk on the screen: all of them, or only those that survived or that only a screen
 * can reveal.
 */
export function mutantsForScreen(
  which: 'missed' | 'all',
  { machine, mutants }: MachineRecord,
): PlannedMutant[] {
  return mutants.flatMap((mutant, position) =>
    which === 'all' || isMissed(mutant)
      ? { machine, position, mutantName: getMutantName(mutant) }
      : [],
  );
}

function withResult(mutant: MutantRecord, screen: OnScreen): MutantRecord {
  const walked = { ...mutant, screen };
  if (isCaught(mutant)) return walked;
  if (screen.caught) return { ...walked, outcome: 'screen', reason: screen.caught.how };
  return isInvisible(mutant) ? { ...walked, outcome: 'survived' } : walked;
}

/** Returns the record of a machine with the results of its mutants on screens. */
export function withScreen(record: MachineRecord, results: readonly Walked[]): MachineRecord {
  const own = results.filter(({ machine }) => machine === record.machine);
  return {
    ...record,
    mutants: record.mutants.map((mutant, at) => {
      const walked = own.filter(({ position }) => position === at);
      if (walked.length === 0) return mutant;
      const walks = walked.reduce((sum, result) => sum + result.walks, 0);
      return withResult(mutant, {
        walks,
        caught: walked.find(({ caught }) => caught)?.caught ?? null,
      });
    }),
  };
}
