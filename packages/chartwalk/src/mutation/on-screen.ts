/** Walks mutants on a mounted screen, in the tests that `chartwalk mutate --screen` runs. */
import { appendFileSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { describe, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { messageOf } from '../error-message.ts';
import type { AnyModel } from '../model.ts';
import { isAffected } from './affected.ts';
import { createMutatedMachine, runWithMutant } from './applied.ts';
import type { PlannedMutant, ScreenPlan, ScreenResult } from './record.ts';

export type ScreenWalk = {
  name: string;
  start: string;
  /** The events of the walk; null if they are unknown. */
  events: readonly AnyEventObject[] | null;
  walk: () => Promise<unknown>;
};

/** The time after which a walk counts as endless, in milliseconds. */
const MAX_WALK_MS = 60_000;
/** The maximum number of characters of a reason. */
const MAX_REASON = 160;

// The time limit of walks needs the real timers, because a walk may replace the clock.
const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;

/**
 * Whether an earlier walk may still affect this process. Later results could then not be trusted, so the
 * command starts another run.
 */
let isTainted = false;

const planFile = process.env['CHARTWALK_MUTANTS'];
/** The mutants to walk; null in an ordinary run of the tests. */
const plan =
  planFile === undefined ? null : (JSON.parse(readFileSync(planFile, 'utf8')) as ScreenPlan);

/**
 * Returns the mutants that a machine's walks are to try; null if the walks are to run the unchanged machine.
 */
export function mutantsToWalk(machine: string): readonly PlannedMutant[] | null {
  return plan && (plan.mutants[machine] ?? []);
}

function report(result: ScreenResult): void {
  if (plan) appendFileSync(plan.results, `${JSON.stringify(result)}\n`);
}

/** Returns the first line of a failure. The following lines may describe the whole page. */
function reasonOf(error: unknown): string {
  const text = stripVTControlCharacters(messageOf(error));
  const [first = ''] = text.split('\n');
  return first.length > MAX_REASON ? `${first.slice(0, MAX_REASON)}…` : first;
}

/** Returns the reason why a walk fails; null if it does not fail. */
async function failureOf(walk: () => Promise<unknown>): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endless = new Promise<string>((resolve) => {
    timer = realSetTimeout(() => {
      isTainted = true;
      resolve(`the walk does not end within ${MAX_WALK_MS / 1000} seconds`);
    }, MAX_WALK_MS);
  });
  const failure = walk().then(() => null, reasonOf);
  try {
    return await Promise.race([failure, endless]);
  } finally {
    realClearTimeout(timer);
  }
}

/**
 * Returns whether a walk passes without a mutant. If the walk fails, nothing more can be learned in this
 * process.
 */
async function passesUnchanged({ name, walk }: ScreenWalk): Promise<boolean> {
  const how = await failureOf(walk);
  if (how === null) return true;
  isTainted = true;
  report({ problem: `${name}: ${how}` });
  return false;
}

/** Tries one mutant on several walks, until one of them fails. */
class Trial {
  readonly #mutant: PlannedMutant;
  /** Whether each walk first runs without the mutant, to prove that the unchanged machine passes it. */
  readonly #isProven: boolean;
  #walked = 0;
  #failed: { walk: ScreenWalk; how: string } | null = null;

  constructor(mutant: PlannedMutant, isProven: boolean) {
    this.#mutant = mutant;
    this.#isProven = isProven;
  }

  async prove(walk: ScreenWalk): Promise<void> {
    if (!this.#failed && !isTainted) await passesUnchanged(walk);
  }

  async walk(walk: ScreenWalk): Promise<void> {
    if (this.#failed || isTainted) return;
    this.#walked += 1;
    const how = await failureOf(() => runWithMutant(this.#mutant, walk.walk));
    if (how !== null) this.#failed = { walk, how };
  }

  /**
   * If this walk has failed, repeats it without the mutant. If the walk also fails without the mutant, the
   * mutant may not be the reason.
   */
  async repeat(walk: ScreenWalk): Promise<void> {
    if (this.#failed?.walk !== walk || isTainted) return;
    const passes = await passesUnchanged(walk);
    if (!passes && !this.#isProven) this.#failed = null;
  }

  /**
   * Reports the result, unless walks are missing. They are missing if an earlier walk has spoilt this run or
   * if the project's own `beforeEach` failed.
   */
  report(on: string, walks: number): void {
    const isSurvivor = !this.#failed;
    if (isSurvivor && (this.#walked < walks || (isTainted && walks > 0))) return;
    const caught = this.#failed && { by: this.#failed.walk.name, how: this.#failed.how };
    report({ ...this.#mutant, on, walks, caught });
  }
}

type Row = [string, () => Promise<void> | void];

/**
 * Returns the walks that the mutant may affect, the shortest first. A mutant affects a walk if, in a dry run
 * of the walk's events, the mutant behaves differently from the model's machine. Walks whose events are
 * unknown are included. If the mutant belongs to another machine, returns all walks.
 */
function affectedWalks(
  model: AnyModel,
  mutant: PlannedMutant,
  walks: readonly ScreenWalk[],
): ScreenWalk[] {
  const isOwn = mutant.machine === model.machine.id;
  const mutated = isOwn ? createMutatedMachine(mutant, model.machine) : null;
  return walks
    .filter(({ start, events }) => !mutated || !events || isAffected(model, mutated, start, events))
    .toSorted((one, other) => (one.events?.length ?? 0) - (other.events?.length ?? 0));
}

/**
 * Declares tests that try some mutants. Each mutant's walks run until one fails, and that walk is then repeated
 * without the mutant. If the repetition passes, the mutant is caught. If it fails, the mutant may not be the
 * reason, and this run is spoilt. A walk that does not end is not repeated, and counts as a catch.
 *
 * Each walk of the first mutant also runs without the mutant beforehand. If the walk passes then, but fails with
 * the mutant, the mutant is caught, whatever the repetition shows. A run that a repetition spoils therefore still
 * has a result for its first mutant.
 */
export function declareMutants(
  model: AnyModel,
  mutants: readonly PlannedMutant[],
  walks: readonly ScreenWalk[],
): void {
  const { id } = model.machine;
  const named = mutants.map((mutant) => [mutant.mutantName, mutant] as const);
  describe.each(named)(`the mutants of ${id}: %s`, (_, mutant) => {
    const isFirst = mutant === mutants[0];
    const trial = new Trial(mutant, isFirst);
    const affected = affectedWalks(model, mutant, walks);
    const tests = affected.flatMap((walk): Row[] => [
      ...(isFirst ? [[`${walk.name}, before`, () => trial.prove(walk)] satisfies Row] : []),
      [walk.name, () => trial.walk(walk)],
      [`${walk.name}, again`, () => trial.repeat(walk)],
    ]);
    const last: Row = ['the result', () => trial.report(id, affected.length)];
    // oxlint-disable-next-line vitest/expect-expect -- the walks make assertions
    test.each([...tests, last])('%s', { timeout: 2 * MAX_WALK_MS }, (_name, run) => run());
  });
}
