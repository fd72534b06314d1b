/** Finds the pairs of successive transitions that a model makes possible, and those that walks took. */
import type { Pairs } from '../coverage.ts';
import type { Microstep } from '../microstep.ts';
import type { AnyModel } from '../model.ts';
import { getAllSteps } from './graph.ts';
import { walkableOf } from './walk-steps.ts';
import type { WalkStep } from './walk-steps.ts';

type Group = readonly string[];

/** Returns the transitions of each microstep. Microsteps that took no transition are skipped. */
function groupsOf(microsteps: readonly Microstep[]): Group[] {
  return microsteps.flatMap(({ taken }) => (taken.length > 0 ? [taken] : []));
}

/** Calls back with each pair of transitions that were taken in consecutive microsteps. */
export function eachPair(
  microsteps: readonly Microstep[],
  callback: (first: string, second: string) => void,
  last: Group = [],
): void {
  let previous = last;
  for (const group of groupsOf(microsteps)) {
    for (const first of previous) for (const second of group) callback(first, second);
    previous = group;
  }
}

/**
 * Returns the transitions of the last microstep that took any. It may belong to this step or to an earlier
 * one.
 */
function lastTaken(walkStep: WalkStep | undefined): Group {
  if (!walkStep) return [];
  return groupsOf(walkStep.microsteps).at(-1) ?? lastTaken(walkStep.before);
}

/**
 * Returns every pair of transitions that can directly follow each other on walks from these starts, with the
 * count 0.
 */
export function possiblePairs(model: AnyModel, starts = Object.keys(model.starts)): Pairs {
  const pairs = new Map<string, Map<string, number>>();
  const add = (first: string, second: string) => {
    const followers = pairs.get(first) ?? new Map<string, number>();
    pairs.set(first, followers.set(second, 0));
  };
  for (const start of starts) {
    const walkable = walkableOf(model, start);
    const walkSteps = getAllSteps(
      walkable,
      (walkStep) => `${walkable.stateKey(walkStep)} ${lastTaken(walkStep).join()}`,
    );
    for (const { microsteps, before } of walkSteps) eachPair(microsteps, add, lastTaken(before));
  }
  return Object.fromEntries(
    [...pairs].map(([first, followers]) => [first, Object.fromEntries(followers)]),
  );
}
