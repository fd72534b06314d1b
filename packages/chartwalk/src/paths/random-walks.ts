/** Declares the tests of random walks, which find what the short generated paths miss. */
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyModel } from '../model.ts';
import {
  failedWalksFile,
  removeFailedWalk,
  readFailedWalks,
  saveFailedWalk,
} from './failed-walks.ts';
import type { FailedWalk } from './failed-walks.ts';
import { literal } from '../recording/literal.ts';
import { journeyCode } from './missing-journeys.ts';
import { createRandom, followPossible, phrasesOf, randomPath, shortcutsTo } from './random-path.ts';
import { shrink } from './shrink.ts';
import type { Shrunk } from './shrink.ts';
import type { WalkStep } from './walk-steps.ts';

export type RandomWalks = {
  /** The number of random walks from each start; 1 by default. */
  walks?: number;
  /** The maximum number of steps of each walk; 100 by default. */
  steps?: number;
  /** The seed of the random choices; 1 by default. The same seed gives the same walks. */
  seed?: number;
  /**
   * The time for shrinking (shortening) a walk that fails, in milliseconds; a minute by default. The next run
   * continues the shrinking.
   */
  shrinkFor?: number;
  /**
   * Resets everything outside the screen, such as storage, as `beforeEach` does. It is called before each
   * try, because a failed walk is repeated many times in one test.
   */
  reset?: () => unknown;
};

/**
 * Walks the steps of a path from the start. Returns the failure and the number of moves that happened before
 * it; null if nothing failed.
 */
export type Try = (
  start: string,
  walkSteps: readonly WalkStep[],
) => Promise<{ error: unknown; moves: number } | null>;

/** The maximum number of tries for shrinking one walk. */
const MAX_TRIES = 1000;
/** The maximum time of one walk, in milliseconds. The time for shrinking is added. */
const WALK_TIMEOUT_MS = 300_000;

/** Returns the message of an error, with the values that an assertion has compared. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // In the error messages of testing libraries, a description of the whole screen follows the first paragraph.
  const [message = ''] = error.message.split('\n\n');
  if (!('actual' in error && 'expected' in error)) return message;
  const { expected, actual } = error;
  return `${message}\n  expected ${literal(expected)}\n  received ${literal(actual)}`;
}

type Failed = Shrunk<string> & { start: string; steps: number };

/** Tries a walk, and shrinks it if it fails. Returns null if it passes. */
async function findFailure(
  model: AnyModel,
  start: string,
  phrases: readonly string[],
  walk: Try,
  milliseconds: number,
): Promise<Failed | null> {
  const attempt = async (some: readonly string[]) => {
    const walkSteps = followPossible(model, start, some);
    const failure = await walk(start, walkSteps);
    return failure && { moves: phrasesOf(walkSteps).slice(0, failure.moves), error: failure.error };
  };
  const failing = await attempt(phrases);
  if (!failing) return null;
  const shrunk = await shrink(failing, attempt, { tries: MAX_TRIES, milliseconds }, (moves) =>
    shortcutsTo(model, start, moves),
  );
  return { ...shrunk, start, steps: phrases.length };
}

/** Describes a failed walk as a journey that can be pasted. */
function failureInWords(
  model: AnyModel,
  { start, moves, error, steps, tries }: Failed,
  isOnScreen: boolean,
): string {
  const code = journeyCode(model, start, followPossible(model, start, moves));
  // A journey runs on the screen only if it names what the screen shows.
  const journey = isOnScreen
    ? code.replace(
        /^( +)\],\n( +)\},\n$/m,
        "$1],\n$1end: 'TODO name what the screen shows',\n$2},\n",
      )
    : code;
  const reason = messageOf(error);
  return [
    `A random walk fails after ${moves.length} steps. It had ${steps} before it was shrunk in ${tries} tries.`,
    reason,
    `As a journey:\n\n${journey.trimEnd()}`,
    `The walk is saved in ${failedWalksFile(model.machine.id)}, and the next run repeats it first.`,
  ].join('\n\n');
}

const currentFile = () => relative('.', expect.getState().testPath ?? '');

/**
 * Declares the tests of random walks. The walks that failed before are repeated first. No new walks are tried
 * while one of them still fails.
 */
export function declareRandomWalks(
  model: AnyModel,
  starts: readonly string[],
  { walks = 1, steps = 100, seed = 1, shrinkFor = 60_000 }: RandomWalks,
  walk: Try,
  isOnScreen: boolean,
): void {
  const { id } = model.machine;
  let hasFailed = false;
  const report = (failed: Failed, earlier?: FailedWalk) => {
    hasFailed = true;
    const { start, moves, error } = failed;
    const saved = { file: currentFile(), start, phrases: moves, failure: messageOf(error) };
    saveFailedWalk(id, saved, earlier);
    throw new Error(failureInWords(model, failed, isOnScreen), { cause: error });
  };

  describe(`the random walks of ${id}`, { timeout: WALK_TIMEOUT_MS + shrinkFor }, () => {
    // oxlint-disable-next-line vitest/expect-expect -- each step of a walk makes assertions
    test('no longer fail where they failed before', async () => {
      const file = currentFile();
      for (const saved of readFailedWalks(id)) {
        if (saved.file !== file || !starts.includes(saved.start)) continue;
        // oxlint-disable-next-line no-await-in-loop -- one walk after the other
        const failed = await findFailure(model, saved.start, saved.phrases, walk, shrinkFor);
        if (failed) report(failed, saved);
        removeFailedWalk(id, saved);
      }
    });

    for (const start of starts) {
      const random = createRandom(seed);
      const seeds = Array.from({ length: walks }, () => Math.floor(random() * 1_000_000));
      // oxlint-disable-next-line vitest/expect-expect -- likewise
      test.for(seeds)(`pass from ${start}, with the seed %i`, async (ownSeed, { skip }) => {
        skip(hasFailed, 'an earlier random walk failed');
        const path = randomPath(model, start, steps, createRandom(ownSeed));
        const failed = await findFailure(model, start, phrasesOf(path), walk, shrinkFor);
        if (failed) report(failed);
      });
    }
  });
}
