/** Chooses the mutants to walk on a mounted screen, and adds the results to the record of their machine. */
import { excuses } from './mutants.ts';
import type { MachineRecord, MutantRecord, OnScreen, ScreenResult } from './record.ts';

const isCaught = ({ outcome }: MutantRecord) => outcome === 'journeys' || outcome === 'paths';

/** Returns the positions of the mutants that the bare machine missed, or those of all mutants. */
export function positionsFor(which: 'missed' | 'all', { mutants }: MachineRecord): number[] {
  return mutants.flatMap((mutant, position) =>
    which === 'all' || !isCaught(mutant) ? position : [],
  );
}

/** The excuses that hold only without a screen. */
const invisible: ReadonlySet<string> = new Set([excuses.effect, excuses.choice, excuses.delay]);

function withResult(mutant: MutantRecord, { walks, caught }: OnScreen): MutantRecord {
  const walked = { ...mutant, screen: { walks, caught } };
  if (isCaught(mutant)) return walked;
  if (caught) return { ...walked, outcome: 'screen', reason: caught.how };
  return mutant.outcome === 'excused' && invisible.has(mutant.reason ?? '')
    ? { ...walked, outcome: 'survived' }
    : walked;
}

/** Returns the record of a machine with the results of its walks on the screen. */
export function withScreen(record: MachineRecord, results: readonly ScreenResult[]): MachineRecord {
  const known = new Map(
    results.flatMap((result) =>
      result.machine === record.machine && 'position' in result
        ? [[result.position, result] as const]
        : [],
    ),
  );
  return {
    ...record,
    mutants: record.mutants.map((mutant, position) => {
      const result = known.get(position);
      return result ? withResult(mutant, result) : mutant;
    }),
  };
}
