/** Walks mutants on a mounted screen, in the tests that `chartwalk mutate --screen` runs. */
import { appendFileSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { describe, test } from 'vitest';
import type { AnyModel } from '../model.ts';
import type { Stride } from '../paths/strides.ts';
import { isAffected } from './affected.ts';
import { whileApplied } from './applied.ts';
import { mutantsOf } from './mutants.ts';
import type { Mutant } from './mutants.ts';
import { placeOf } from './record.ts';
import type { OnScreen, ScreenPlan, ScreenResult } from './record.ts';

export type ScreenWalk = {
  name: string;
  start: string;
  strides: readonly Stride[];
  walk: () => Promise<unknown>;
};

/** The time after which a walk counts as endless, in milliseconds. */
const MAX_WALK_MS = 60_000;
/** The maximum number of characters of a reason. */
const MAX_REASON = 160;

// A walk may replace the clock.
const { setTimeout: later, clearTimeout: forget } = globalThis;

/**
 * Whether something of an earlier walk may still go on in this process. Its results could then no longer be
 * trusted, so the command starts another run.
 */
let isSpoilt = false;

function readPlan(): ScreenPlan | null {
  const file = process.env['CHARTWALK_MUTANTS'];
  return file === undefined ? null : (JSON.parse(readFileSync(file, 'utf8')) as ScreenPlan);
}

/** Returns the positions of the mutants to walk now; null if the tests are to walk the machine itself. */
export function mutantsToWalk(machine: string): readonly number[] | null {
  const plan = readPlan();
  return plan && (plan.mutants[machine] ?? []);
}

function report(result: ScreenResult): void {
  const plan = readPlan();
  if (plan) appendFileSync(plan.results, `${JSON.stringify(result)}\n`);
}

/** Returns the first line of a failure. The following lines may describe the whole page. */
function reasonOf(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const [first = ''] = text.split('\n');
  return first.length > MAX_REASON ? `${first.slice(0, MAX_REASON)}…` : first;
}

/** Returns the reason why a walk fails; null if it does not fail. */
async function failureOf(walk: () => Promise<unknown>): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endless = new Promise<string>((resolve) => {
    timer = later(() => {
      isSpoilt = true;
      resolve(`the walk does not end within ${MAX_WALK_MS / 1000} seconds`);
    }, MAX_WALK_MS);
  });
  const failure = walk().then(() => null, reasonOf);
  try {
    return await Promise.race([failure, endless]);
  } finally {
    forget(timer);
  }
}

/** The walks of one mutant until one of them fails. */
class Trial {
  readonly #machine: string;
  readonly #mutant: Mutant;
  #caught: OnScreen['caught'] = null;
  #isDecided = true;

  constructor(machine: string, mutant: Mutant) {
    this.#machine = machine;
    this.#mutant = mutant;
  }

  async walk({ name, walk }: ScreenWalk): Promise<void> {
    if (this.#caught !== null) return;
    if (isSpoilt) {
      this.#isDecided = false;
      return;
    }
    const how = await failureOf(() => whileApplied(this.#machine, this.#mutant, walk));
    if (how !== null) this.#caught = { by: name, how };
  }

  /** Repeats the walk that failed without the mutant. If it fails again, nothing is known about the mutant. */
  async repeatUnchanged({ name, walk }: ScreenWalk): Promise<void> {
    if (this.#caught?.by !== name || isSpoilt) return;
    const how = await failureOf(walk);
    if (how === null) return;
    isSpoilt = true;
    this.#isDecided = false;
    report({ machine: this.#machine, problem: `${name}: ${how}` });
  }

  report(position: number, walks: number): void {
    if (!this.#isDecided) return;
    report({ machine: this.#machine, position, walks, caught: this.#caught });
  }
}

/**
 * Declares the walks of some mutants. Each mutant is walked where it does something else in a dry run, the
 * shortest walks first, until one fails. The same walk must then pass without the mutant.
 */
export function declareMutants(
  model: AnyModel,
  positions: readonly number[],
  walks: readonly ScreenWalk[],
): void {
  const { machine } = model;
  const all = mutantsOf(machine);
  const chosen = positions.flatMap((position) => {
    const mutant = all[position];
    return mutant ? [[placeOf(mutant), { mutant, position }] as const] : [];
  });
  describe.each(chosen)(`the mutants of ${machine.id}: %s`, (_, { mutant, position }) => {
    const trial = new Trial(machine.id, mutant);
    const mutated = mutant.make(machine);
    const affected = walks
      .filter(({ start, strides }) => isAffected(model, mutated, start, strides))
      .toSorted((one, other) => one.strides.length - other.strides.length);
    const tests: [string, () => Promise<void> | void][] = [
      ...affected.flatMap((walk): [string, () => Promise<void>][] => [
        [walk.name, () => trial.walk(walk)],
        [`${walk.name}, without the mutant`, () => trial.repeatUnchanged(walk)],
      ]),
      ['the result', () => trial.report(position, affected.length)],
    ];
    // oxlint-disable-next-line vitest/expect-expect -- the walks make assertions
    test.each(tests)('%s', { timeout: 2 * MAX_WALK_MS }, (_name, run) => run());
  });
}
