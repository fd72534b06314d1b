/**
 * Walks the journeys and the generated paths of a model on a mutant of its machine, and finds the first that
 * fails.
 */
import { isDeepStrictEqual } from 'node:util';
import type { StateValue } from 'xstate';
import { chartOf } from '../chart.ts';
import { invariantsOf } from '../model.ts';
import type { AnyModel } from '../model.ts';
import { findBreachesInSnapshots, breachInWords } from '../paths/invariants.ts';
import type { AnyJourney } from '../paths/journeys.ts';
import { followPhrases, pathsToWalk } from '../paths/path-model.ts';
import { getModelMemory } from '../paths/walk-steps.ts';
import type { WalkStep } from '../paths/walk-steps.ts';
import { innermost } from '../state-paths.ts';
import { messageOf } from '../error-message.ts';

/** The expectations of a walk after a step. An expectation that is undefined is not checked. */
type Expected = { value: StateValue | undefined; memory?: unknown };

type Walk = {
  start: string;
  phrases: readonly string[];
  /** The expectations at the start and after each phrase. */
  expected: readonly Expected[];
};

/** The walks that test a machine, and the names of the transitions that they take on the unchanged chart. */
export type Suite = {
  journeys: readonly Walk[];
  paths: readonly Walk[];
  takenByJourneys: ReadonlySet<string>;
  takenByPaths: ReadonlySet<string>;
};

function journeyWalk(model: AnyModel, { from, startsIn, steps }: AnyJourney): Walk {
  return {
    start: from ?? Object.keys(model.starts)[0] ?? '',
    phrases: steps.map(([phrase]) => phrase),
    expected: [{ value: startsIn }, ...steps.map(([, value]) => ({ value }))],
  };
}

function pathWalks(model: AnyModel): Walk[] {
  return Object.keys(model.starts).flatMap((start) =>
    pathsToWalk(model, start).map(({ steps }) => ({
      start,
      phrases: steps.flatMap(({ sampledMove }) => sampledMove?.phrase ?? []),
      expected: steps.map(({ expected }) => ({
        value: expected.value,
        memory: getModelMemory(model, expected),
      })),
    })),
  );
}

const takenIn = (walkSteps: readonly WalkStep[]) =>
  walkSteps.flatMap(({ microsteps }) => microsteps.flatMap(({ taken }) => taken));

type Outcome = { failure: string } | { taken: string[] };

/** Follows a walk on the model's machine, and checks the walk's expectations and the model's invariants. */
function follow(model: AnyModel, { start, phrases, expected }: Walk): Outcome {
  let walkSteps: WalkStep[];
  try {
    walkSteps = followPhrases(model, start, phrases);
  } catch (error) {
    return { failure: messageOf(error) };
  }
  for (const [index, { expected: actual }] of walkSteps.entries()) {
    const { value, memory } = expected[index] ?? { value: undefined };
    const after = `after “${phrases[index - 1] ?? start}”`;
    if (value !== undefined && !isDeepStrictEqual(actual.value, value)) {
      return { failure: `${after}, the state is ${innermost(actual.value).join(', ')}` };
    }
    if (memory !== undefined && !isDeepStrictEqual(getModelMemory(model, actual), memory)) {
      return { failure: `${after}, the model remembers something else` };
    }
  }
  const snapshots = walkSteps.flatMap((walkStep) => walkStep.snapshots);
  const [breach] = findBreachesInSnapshots(invariantsOf(model), snapshots, [start, ...phrases]);
  return breach ? { failure: breachInWords(breach) } : { taken: takenIn(walkSteps) };
}

/** Follows a journey, and returns its first failure or the transitions that it takes. */
export function followJourney(model: AnyModel, journey: AnyJourney): Outcome {
  return follow(model, journeyWalk(model, journey));
}

/** Returns the reason why a journey fails on the model's machine; null if it does not fail. */
export function journeyFailure(model: AnyModel, journey: AnyJourney): string | null {
  const outcome = followJourney(model, journey);
  return 'failure' in outcome ? outcome.failure : null;
}

type Followed = { failure: string | null; taken: ReadonlySet<string> };

/** Follows the walks up to the first failure. */
function followAll(model: AnyModel, walks: readonly Walk[]): Followed {
  const taken = new Set<string>();
  for (const walk of walks) {
    const outcome = follow(model, walk);
    if ('failure' in outcome) return { failure: outcome.failure, taken };
    for (const name of outcome.taken) taken.add(name);
  }
  return { failure: null, taken };
}

function countLeft({ machine }: AnyModel, taken: ReadonlySet<string>): number {
  return chartOf(machine).transitions.filter(({ name }) => !taken.has(name)).length;
}

/** Reports that a walk fails on the unchanged chart. Every mutant would then count as caught. */
export class BrokenSuite extends Error {}

/**
 * Returns the walks of a model.
 *
 * @throws {BrokenSuite} if a walk fails on the unchanged chart
 */
export function suiteOf(model: AnyModel, journeys: readonly AnyJourney[]): Suite {
  const walks = {
    journeys: journeys.map((journey) => journeyWalk(model, journey)),
    paths: pathWalks(model),
  };
  const [byJourneys, byPaths] = [followAll(model, walks.journeys), followAll(model, walks.paths)];
  const failure = byJourneys.failure ?? byPaths.failure;
  if (failure !== null) {
    throw new BrokenSuite(`A walk of ${model.machine.id} fails on the unchanged chart: ${failure}`);
  }
  return { ...walks, takenByJourneys: byJourneys.taken, takenByPaths: byPaths.taken };
}

export type Detection = { by: 'journeys' | 'paths'; how: string };

/**
 * Returns how the walks of the unchanged model notice that the mutated model is different; null if they do
 * not.
 */
export function findCatch(model: AnyModel, mutated: AnyModel, suite: Suite): Detection | null {
  const { journeys, paths, takenByJourneys } = suite;
  const byJourneys = followAll(mutated, journeys);
  if (byJourneys.failure !== null) return { by: 'journeys', how: byJourneys.failure };
  // The tests of a machine also fail if a transition is in no journey.
  const isLeft = countLeft(mutated, byJourneys.taken) > countLeft(model, takenByJourneys);
  if (journeys.length > 0 && isLeft) {
    return { by: 'journeys', how: 'no journey takes one of the transitions any more' };
  }
  const byPaths = followAll(mutated, paths);
  return byPaths.failure === null ? null : { by: 'paths', how: byPaths.failure };
}
