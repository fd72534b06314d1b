/**
 * Finds the states and transitions that tests no longer reach, and the new or changed ones that tests do not
 * reach.
 */
import type { Coverage } from '../coverage.ts';
import type { Comparison } from './compare.ts';

/** The affected states and transitions, by their names in the later chart. */
export type CoverageChange = {
  /** The states and transitions that tests reached before but no longer reach. */
  lost: string[];
  /** The new or changed states and transitions that tests do not reach. */
  missed: string[];
  /** The new or changed states and transitions that are missing from the latest record. */
  unmeasured: string[];
};

type Seen = Readonly<Record<string, boolean>>;

function sortedOut(
  pairs: readonly (readonly [before: string, after: string])[],
  fresh: readonly string[],
  before: Seen | undefined,
  after: Seen,
): CoverageChange {
  const own = (seen: Seen, name: string) => (Object.hasOwn(seen, name) ? seen[name] : undefined);
  return {
    lost: pairs.flatMap(([was, is]) =>
      before && own(before, was) === true && own(after, is) === false ? is : [],
    ),
    missed: fresh.filter((name) => own(after, name) === false),
    unmeasured: fresh.filter((name) => own(after, name) === undefined),
  };
}

/**
 * Compares the coverage of two charts of one machine.
 *
 * @param before the earlier chart's coverage, if it is known
 * @param after the latest coverage
 */
export function compareCoverage(
  comparison: Comparison,
  before: Coverage | undefined,
  after: Coverage,
): CoverageChange {
  const { pairs, states, transitions } = comparison;
  const ofStates = sortedOut(
    [...pairs.states],
    states.flatMap((it) => (it.after && it.after.path !== '' ? it.after.path : [])),
    before?.states,
    after.states,
  );
  const ofTransitions = sortedOut(
    pairs.transitions.map(([was, is]) => [was.name, is.name] as const),
    transitions.flatMap((it) => it.after?.name ?? []),
    before?.transitions,
    after.transitions,
  );
  const { lost } = ofStates;
  return {
    lost: [...lost, ...ofTransitions.lost],
    // A changed state that tests no longer reach is in both lists, but is reported only as lost.
    missed: [...ofStates.missed, ...ofTransitions.missed].filter((name) => !lost.includes(name)),
    unmeasured: [...ofStates.unmeasured, ...ofTransitions.unmeasured],
  };
}
