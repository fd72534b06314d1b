/** Reports for QA where the paths of a machine lead and why, and whether all invariants hold. */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { chartOf } from '../chart.ts';
import { invariantsOf } from '../model.ts';
import type { AnyModel, Invariant } from '../model.ts';
import { pathsOf } from '../state-paths.ts';
import { explainPath } from './explain.ts';
import type { ExplainedPath } from './explain.ts';
import { breachesOf, breachInWords } from './invariants.ts';
import type { Breach } from './invariants.ts';
import { forgottenInWords, forgottenOf } from './memory.ts';
import { pathsToWalk, shortestPathTo, simplePaths } from './path-model.ts';
import type { Path } from './path-model.ts';
import type { WalkStep } from './walk-steps.ts';

export type Strategy = 'shortest' | 'simple';

export type ReportedInvariant = {
  kind: Invariant['kind'];
  claim: string;
  /** The breach as a sentence; null if the invariant always holds. */
  breach: string | null;
};

export type MachineReport = {
  machine: string;
  description: string | null;
  states: readonly string[];
  transitions: readonly string[];
  invariants: readonly ReportedInvariant[];
  /** Sentences about the fields that the model's `memory` lacks; empty in a correct model. */
  forgotten: readonly string[];
  /** The state to which the paths lead; null if no state was asked for. */
  to: string | null;
  paths: readonly ExplainedPath[];
  /** Whether there are more paths than the report lists. */
  isCut: boolean;
};

/** Returns the dotted paths of all states of a machine. */
export function statesIn(machine: AnyStateMachine): string[] {
  return chartOf(machine).states.flatMap(({ path }) => (path === '' ? [] : path));
}

/** The maximum number of simple paths of one machine in a report, because nobody reads more. */
const MAX_PATHS = 500;

type Found = { start: string; path: Path<WalkStep> };

function simplePathsFrom(
  model: AnyModel,
  start: string,
  isEnd?: (it: AnyMachineSnapshot) => boolean,
) {
  const paths: Path<WalkStep>[] = [];
  for (const path of simplePaths(model, start, isEnd)) {
    paths.push(path);
    if (paths.length > MAX_PATHS) break;
  }
  return paths;
}

/**
 * Returns the shortest path from any start to a snapshot that meets the condition; empty if there is none.
 */
function shortestOf(model: AnyModel, isEnd: (it: AnyMachineSnapshot) => boolean): Found[] {
  const found = Object.keys(model.starts).flatMap((start) => {
    const path = shortestPathTo(model, start, isEnd);
    return path ? { start, path } : [];
  });
  return found
    .toSorted((one, other) => one.path.steps.length - other.path.steps.length)
    .slice(0, 1);
}

function find(model: AnyModel, strategy: Strategy, to?: string): Found[] {
  const isEnd =
    to === undefined ? undefined : (it: AnyMachineSnapshot) => pathsOf(it.value).includes(to);
  if (strategy === 'shortest' && isEnd) return shortestOf(model, isEnd);
  return Object.keys(model.starts).flatMap((start) => {
    const paths =
      strategy === 'simple' ? simplePathsFrom(model, start, isEnd) : pathsToWalk(model, start);
    return paths.map((path) => ({ start, path }));
  });
}

/** Returns the invariants, each with its first breach if there is one. */
export function reportInvariants(
  invariants: readonly Pick<Invariant, 'kind' | 'claim'>[],
  breaches: readonly Breach[],
): ReportedInvariant[] {
  return invariants.map(({ kind, claim }) => {
    const breach = breaches.find((it) => it.kind === kind && it.claim === claim);
    return { kind, claim, breach: breach ? breachInWords(breach) : null };
  });
}

/**
 * Returns the report of a machine. Depending on the strategy, the report lists the paths that the tests walk,
 * or all simple paths. Together, the paths of the tests cover everything. A simple path visits no place
 * twice.
 *
 * @param to a state. If it is given, the report lists only the shortest path or the simple paths to this
 *   state, and omits the checks.
 */
export function reportOf(model: AnyModel, strategy: Strategy, to?: string): MachineReport {
  const { id, description, transitions } = chartOf(model.machine);
  const found = find(model, strategy, to);
  const listed = strategy === 'simple' ? found.slice(0, MAX_PATHS) : found;
  return {
    machine: id,
    description,
    states: statesIn(model.machine),
    transitions: transitions.map(({ name }) => name),
    invariants: to === undefined ? reportInvariants(invariantsOf(model), breachesOf(model)) : [],
    forgotten: to === undefined ? forgottenOf(model).map(forgottenInWords) : [],
    to: to ?? null,
    paths: listed.map(({ start, path }) => explainPath(model, start, path)),
    isCut: listed.length < found.length,
  };
}
