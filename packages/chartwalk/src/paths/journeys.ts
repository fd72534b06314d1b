/**
 * Follows journeys, which are paths written by hand. The bare machine follows them without a screen, so each
 * journey takes only milliseconds.
 */
import { describe, expect, test } from 'vitest';
import type { SnapshotFrom, StateValue } from 'xstate';
import type { Microstep } from '../microstep.ts';
import { invariantsOf } from '../model.ts';
import type { AnyModel } from '../model.ts';
import { CoverageTracker } from './coverage.ts';
import { findBreachesInSnapshots, breachInWords } from './invariants.ts';
import { followPhrases } from './path-model.ts';
import type { MachineOf, StartName } from './path-model.ts';
import { journeysTitle } from './test-names.ts';

type Value<Model extends AnyModel> = SnapshotFrom<MachineOf<Model>>['value'];

/** An assertion about the screen, or the name of an assertion in the option `shows` of the walks. */
export type Shown = string | (() => void);

/**
 * A path that is written by hand. If it contains no functions, it is plain data and can be followed without a
 * screen.
 */
export type Journey<Model extends AnyModel> = {
  name: string;
  /**
   * The start of the journey, which is one of the model's `starts`. The default is the first of the starts
   * that the walks mount. Without a screen, it is the model's first start.
   */
  from?: StartName<Model>;
  /** The expected state at the start. It is useful if the journey has no steps, for example. */
  startsIn?: Value<Model>;
  /**
   * The model's phrase for each event, and the state to which the event must lead. Both are written by hand,
   * not generated. If two active states wait for the same delay or actor, the phrase means the event of the
   * first one.
   */
  steps: readonly (readonly [
    phrase: string,
    leadsTo: Value<Model>,
    /**
     * Makes assertions about the screen after the step, if the state alone does not determine what the screen
     * shows. A journey with such assertions runs on the screen.
     */
    shows?: Shown,
  ])[];
  /** Makes assertions about the screen at the end. A journey with such assertions runs on the screen. */
  end?: Shown;
};

/** A journey of any model. Its phrases and states are not checked by the compiler. */
export type AnyJourney = {
  name: string;
  from?: string;
  startsIn?: StateValue;
  steps: readonly (readonly [phrase: string, leadsTo: StateValue, shows?: Shown])[];
  end?: Shown;
};

/**
 * Follows a journey on the bare machine, and checks the state after each step and the invariants on the way.
 * Returns the microsteps.
 */
export function followWithoutScreen<Model extends AnyModel>(
  model: Model,
  { startsIn, steps }: Journey<Model>,
  from: StartName<Model>,
): Microstep[] {
  const phrases = steps.map(([phrase]) => phrase);
  const walkSteps = followPhrases(model, from, phrases);
  const [start, ...onward] = walkSteps;
  const first = start?.expected.value;
  expect({ [from]: first }).toEqual({ [from]: startsIn ?? first });
  for (const [index, [phrase, leadsTo]] of steps.entries()) {
    expect({ [phrase]: onward[index]?.expected.value }).toEqual({ [phrase]: leadsTo });
  }
  const snapshots = walkSteps.flatMap((walkStep) => walkStep.snapshots);
  const breaches = findBreachesInSnapshots(invariantsOf(model), snapshots, [from, ...phrases]);
  expect(breaches.map(breachInWords)).toEqual([]);
  return walkSteps.flatMap(({ microsteps }) => microsteps);
}

/** Returns the hint that is shown if some transition is in no journey. */
export const missingHint = (machine: string) =>
  `chartwalk journeys ${machine} prints journeys through these transitions`;

/**
 * Declares a test for each journey, and a test that the journeys take every transition. The journeys are
 * followed on the bare machine, even if they make assertions about the screen. Unlike walks, these tests
 * compute no paths, so they are fast enough to be repeated for each mutant of a machine.
 */
export function followJourneys<Model extends AnyModel>(
  model: Model,
  journeys: readonly Journey<Model>[],
): void {
  const [firstStart] = Object.keys(model.starts) as StartName<Model>[];
  const coverage = new CoverageTracker(model);
  // oxlint-disable-next-line vitest/valid-title -- it is a string
  describe(journeysTitle(model.machine.id), () => {
    // oxlint-disable-next-line vitest/expect-expect -- each step of a journey makes assertions
    test.each(journeys.map((journey) => [journey.name, journey] as const))('%s', (_, journey) => {
      const { from = firstStart } = journey;
      if (from === undefined) throw new Error('The model has no start.');
      coverage.addMicrosteps(followWithoutScreen(model, journey, from));
      coverage.journeys += 1;
    });

    test('together take every transition', ({ skip }) => {
      skip(coverage.journeys < journeys.length, 'not every journey was finished');
      // oxlint-disable-next-line vitest/valid-expect -- Vitest accepts a message
      expect(coverage.getMissed().transitions, missingHint(model.machine.id)).toEqual([]);
    });
  });
}
