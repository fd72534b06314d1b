/**
 * Chooses random paths through a machine, and follows parts of them. Each step of a path leads to a place,
 * which is a state with the model's memory.
 */
import type { AnyModel } from '../model.ts';
import { nearestPath } from './graph.ts';
import { nextOf, startOf, walkableOf } from './walk-steps.ts';
import type { WalkStep } from './walk-steps.ts';

/**
 * Creates a linear congruential generator. Its random numbers are at least 0 and less than 1. The same seed
 * gives the same numbers.
 */
export function createRandom(seed: number): () => number {
  let state = BigInt.asUintN(64, BigInt(Math.trunc(seed)) * 2_862_933_555_777_941_757n + 1n);
  return () => {
    state = BigInt.asUintN(64, state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n);
    // The upper bits are the most random ones.
    return Number(state >> 32n) / 2 ** 32;
  };
}

/** Returns whether the walk can continue after a step. */
const continues = ({ isLast, expected }: WalkStep) => !isLast && expected.status === 'active';

/**
 * Returns a random path of at most this many steps. A step that ends the path is taken only as the last step,
 * or if no other step is possible.
 */
export function randomPath(
  model: AnyModel,
  start: string,
  steps: number,
  random: () => number,
): WalkStep[] {
  const next = nextOf(model);
  const walkSteps = [startOf(model, start)];
  while (walkSteps.length <= steps) {
    const all = next(walkSteps.at(-1) as WalkStep);
    const onward = walkSteps.length < steps ? all.filter(continues) : all;
    const possible = onward.length > 0 ? onward : all;
    const chosen = possible[Math.floor(random() * possible.length)];
    if (!chosen) break;
    walkSteps.push(chosen);
  }
  return walkSteps;
}

/**
 * Makes the events with these phrases happen in order, but skips those that can't happen when their turn
 * comes. Returns the start and the step of each event that happened.
 */
export function followPossible(
  model: AnyModel,
  start: string,
  phrases: readonly string[],
): WalkStep[] {
  const next = nextOf(model);
  const walkSteps = [startOf(model, start)];
  for (const phrase of phrases)
    walkSteps.push(...next(walkSteps.at(-1) as WalkStep, phrase).slice(0, 1));
  return walkSteps;
}

export const phrasesOf = (walkSteps: readonly WalkStep[]) =>
  walkSteps.flatMap(({ sampledMove }) => sampledMove?.phrase ?? []);

/**
 * Returns other paths that end with the same phrases, the shortest first. Each path begins with the model's
 * shortest path to a place that the original path visits, and continues with the remaining phrases.
 */
export function shortcutsTo(
  model: AnyModel,
  start: string,
  phrases: readonly string[],
): string[][] {
  const walkable = walkableOf(model, start);
  const { stateKey } = walkable;
  const walkSteps = followPossible(model, start, phrases);
  const shortcuts = walkSteps.slice(0, -1).flatMap((walkStep, index) => {
    const here = stateKey(walkStep);
    const path =
      here === stateKey(walkable.start)
        ? []
        : nearestPath(walkable, walkable.start, (other) => stateKey(other) === here);
    return path ? [[...phrasesOf(path), ...phrasesOf(walkSteps.slice(index + 1))]] : [];
  });
  return shortcuts.toSorted((one, other) => one.length - other.length);
}
