/**
 * Defines the coverage record of a machine, which says whether walks have covered each state, transition and
 * guard. Tests write the record, and tools read it.
 */
import type { AnyStateMachine } from 'xstate';
import { chartOf } from './chart.ts';

/** Whether walks have seen each side of a guard. The sides are the guard's two results. */
export type Sides = { passed: boolean; refused: boolean };

/**
 * The number of times that walks covered each state, transition and side of a guard. The names are the same
 * as in the rest of the record.
 */
export type Times = {
  states: Record<string, number>;
  transitions: Record<string, number>;
  guards: Record<string, { passed: number; refused: number }>;
};

/**
 * The number of times that one transition directly followed another. The outer key is the first transition,
 * and the inner key is the second. A pair that is possible but never happened has the number 0.
 */
export type Pairs = Record<string, Record<string, number>>;

/** The time of a measurement, and the version of the measured code. */
export type Measured = {
  /** The time in ISO 8601 format, in UTC. */
  at: string;
  /** The abbreviated commit hash; null if the folder is not a Git checkout. */
  commit: string | null;
  /** Whether any file has changed since that commit. */
  isChanged: boolean;
};

/**
 * The coverage of a machine. It lists every state, transition and guarded transition, even if no walk reached
 * it.
 */
export type Coverage = {
  machine: string;
  /**
   * Whether walks reached each state. The keys are the states' dotted paths. The machine itself and history
   * states have no entry.
   */
  states: Record<string, boolean>;
  transitions: Record<string, boolean>;
  /** The guards. The keys are the names of their transitions. */
  guards: Record<string, Sides>;
  paths: number;
  journeys: number;
  // Records that were written by earlier versions of this tool lack the following fields.
  times?: Times;
  pairs?: Pairs;
  measured?: Measured;
};

/**
 * The coverage of the walks in Vitest (`screen`) and in Playwright (`browser`). The keys are the machines'
 * IDs.
 */
export type CoverageRecords = {
  screen: Record<string, Coverage>;
  browser: Record<string, Coverage>;
};

/** The number of covered parts of one kind, such as states, and the number of all parts of that kind. */
export type CoverageCount = { seen: number; all: number };

export type CoverageSummary = {
  states: CoverageCount;
  transitions: CoverageCount;
  guardSides: CoverageCount;
  /** The pairs of transitions that can directly follow each other; undefined if they were not counted. */
  pairs: CoverageCount | undefined;
};

export function createEmptyCoverage(machine: AnyStateMachine): Coverage {
  const { states, transitions } = chartOf(machine);
  const guarded = transitions.filter(({ guard }) => guard !== null);
  return {
    machine: machine.id,
    states: Object.fromEntries(
      states.flatMap(({ path, type }) =>
        // A history state is never active. The machine enters the restored states instead.
        path === '' || type === 'history' ? [] : [[path, false] as const],
      ),
    ),
    transitions: Object.fromEntries(transitions.map(({ name }) => [name, false])),
    guards: Object.fromEntries(
      guarded.map(({ name }) => [name, { passed: false, refused: false }]),
    ),
    paths: 0,
    journeys: 0,
  };
}

function mergedWith<Entry>(
  one: Record<string, Entry>,
  other: Record<string, Entry>,
  merge: (one: Entry, other: Entry) => Entry,
): Record<string, Entry> {
  const merged = new Map(Object.entries(one));
  for (const [name, entry] of Object.entries(other)) {
    const known = merged.get(name);
    merged.set(name, known === undefined ? entry : merge(known, entry));
  }
  return Object.fromEntries(merged);
}

const either = (one: boolean, other: boolean) => one || other;
const together = (one: number, other: number) => one + other;

function mergeTimes(one: Times, other: Times): Times {
  return {
    states: mergedWith(one.states, other.states, together),
    transitions: mergedWith(one.transitions, other.transitions, together),
    guards: mergedWith(one.guards, other.guards, (left, right) => ({
      passed: left.passed + right.passed,
      refused: left.refused + right.refused,
    })),
  };
}

function mergePairs(one: Pairs, other: Pairs): Pairs {
  return mergedWith(one, other, (left, right) => mergedWith(left, right, together));
}

function mergedField<Key extends string, Value>(
  key: Key,
  one: Value | undefined,
  other: Value | undefined,
  merge: (one: Value, other: Value) => Value,
): { [Name in Key]?: Value } {
  const value = one !== undefined && other !== undefined ? merge(one, other) : (one ?? other);
  return (value === undefined ? {} : { [key]: value }) as { [Name in Key]?: Value };
}

const later = (one: Measured, other: Measured) => (one.at > other.at ? one : other);

/** Merges the coverage of two walks. Throws an error if they walked different machines. */
export function mergeCoverage(one: Coverage, other: Coverage): Coverage {
  if (one.machine !== other.machine) {
    throw new Error(`${one.machine} and ${other.machine} are different machines.`);
  }
  return {
    machine: one.machine,
    states: mergedWith(one.states, other.states, either),
    transitions: mergedWith(one.transitions, other.transitions, either),
    guards: mergedWith(one.guards, other.guards, (left, right) => ({
      passed: left.passed || right.passed,
      refused: left.refused || right.refused,
    })),
    paths: one.paths + other.paths,
    journeys: one.journeys + other.journeys,
    ...mergedField('times', one.times, other.times, mergeTimes),
    ...mergedField('pairs', one.pairs, other.pairs, mergePairs),
    ...mergedField('measured', one.measured, other.measured, later),
  };
}

function shareOf(seen: readonly boolean[]): CoverageCount {
  return { seen: seen.filter(Boolean).length, all: seen.length };
}

/**
 * Counts the states, transitions, sides of guards and pairs of transitions that have been covered by walks. A
 * guard counts twice, because it can pass or refuse.
 */
export function summarizeCoverage(coverage: Coverage): CoverageSummary {
  const { states, transitions, guards, pairs } = coverage;
  return {
    states: shareOf(Object.values(states)),
    transitions: shareOf(Object.values(transitions)),
    guardSides: shareOf(Object.values(guards).flatMap(({ passed, refused }) => [passed, refused])),
    pairs:
      pairs &&
      shareOf(Object.values(pairs).flatMap((followers) => Object.values(followers).map(Boolean))),
  };
}

/**
 * Describes the time and the code of a measurement, for example "23 Nov 2026, 19:40 UTC at 90890e0, with
 * changes".
 */
export function measuredInWords(measured: Measured | undefined): string {
  if (!measured) return 'by an earlier version';
  const { at, commit, isChanged } = measured;
  const moment = new Date(at).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const code = commit === null ? '' : ` at ${commit}${isChanged ? ', with changes' : ''}`;
  return `${moment} UTC${code}`;
}
