/**
 * Declares the tests that walk a machine. Without a screen, the bare machine follows every path, which takes
 * milliseconds. The mounted screen follows only a few paths. Together they begin at each start, show each state
 * and press each control. A journey, which is a path written by hand, runs on the screen only if it makes
 * assertions about the screen.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { AnyModel, PromiseName } from '../model.ts';
import { declareMutants, mutantsToWalk } from '../mutation/on-screen.ts';
import type { ScreenWalk } from '../mutation/on-screen.ts';
import { ControlPlan } from './controls.ts';
import { removeRecords, writeRecord } from './coverage-record.ts';
import { unassertedStates, CoverageTracker } from './coverage.ts';
import { followWithoutScreen, missingHint } from './journeys.ts';
import type { Journey, Shown } from './journeys.ts';
import type { LookAlikes } from './look-alikes.ts';
import { possiblePairs } from './pairs.ts';
import { followPhrases, pathsOnScreen, pathsToWalk } from './path-model.ts';
import type { MachineOf, Runs, StartName, States } from './path-model.ts';
import { declareRandomWalks } from './random-walks.ts';
import type { RandomWalks, Try } from './random-walks.ts';
import { ScreenWalks } from './screen-walk.ts';
import type { AnyWalks, Screen, Step } from './screen-walk.ts';
import { getSampledMoves, walkableOf } from './walk-steps.ts';
import { journeyTitle, pathTitle, pathsTitle, walksTitle } from './test-names.ts';

export type { Screen } from './screen-walk.ts';

export type Walks<Model extends AnyModel> = {
  /** Functions that bring the screen to one of the model's `starts`. Unused starts may be omitted. */
  mounts: { [Start in StartName<Model>]?: () => Promise<void> | void };
  runs: Runs<Model>;
  states: States<Model>;
  /** The promises that wait until a move settles them. */
  held?: readonly PromiseName<MachineOf<Model>>[];
  /** The ID of the actor to walk, if the screen has several actors of the machine. */
  actorId?: string;
  /** States that rightly look the same on the screen, with the reason. */
  alike?: LookAlikes;
  /**
   * The types of events that the machine may ignore although a control can still be pressed to send them. The
   * values are the reasons.
   */
  ignored?: Readonly<Record<string, string>>;
  /**
   * Tags for the names of the paths, for example the IDs of the requirements that they prove, as in '@4.1
   * @4.2'.
   */
  proves?: string;
  /**
   * Journeys that together take every transition, so that a journey fails if a transition leads elsewhere.
   */
  journeys: readonly Journey<Model>[];
  /** The assertions about the screen that journeys refer to by name. */
  shows?: Readonly<Record<string, () => void>>;
  /** Adds random walks. A walk that fails is shrunk and saved, and the next run begins with it. */
  random?: RandomWalks;
};

/** Returns whether the journey contains assertions about the screen. */
function isOnScreen<Model extends AnyModel>({ steps, end }: Journey<Model>): boolean {
  return end !== undefined || steps.some(([, , shows]) => shows !== undefined);
}

type Tests = { tasks: readonly ((Tests & { type: 'suite' }) | { type: string; mode: string })[] };

function hasSkippedTests({ tasks }: Tests): boolean {
  return tasks.some((task) => ('tasks' in task ? hasSkippedTests(task) : task.mode === 'skip'));
}

/**
 * Returns the events of a journey on the screen. Returns null if the model does not allow one of the events,
 * so that the journey can't be followed without the screen.
 */
function eventsOfPhrases<Model extends AnyModel>(
  model: Model,
  from: StartName<Model>,
  phrases: readonly string[],
): AnyEventObject[] | null {
  try {
    return followPhrases(model, from, phrases).flatMap(({ events }) => events);
  } catch {
    return null;
  }
}

/** Throws an error with these sentences, if there are any. */
function expectNone(sentences: readonly string[]): void {
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}

/**
 * Returns a function that declares a test for each path on the screen and for each journey. Further tests
 * fail if the paths on the screen miss a state, an event or a control. They also fail if all paths together
 * miss a transition or either side of a guard.
 *
 * @param choosePaths returns the paths that are walked on the screen from each of the starts
 */
export const walkerOn =
  (screen: Screen, choosePaths = pathsOnScreen) =>
  <Model extends AnyModel>(model: Model, walks: Walks<Model>): void => {
    const { machine } = model;
    const { mounts, states, proves = '', journeys, shows = {}, random } = walks;
    const { alike = [], ignored = {} } = walks;
    const starts = Object.keys(mounts) as StartName<Model>[];
    const sampledMoves = getSampledMoves(model);
    const coverage = new CoverageTracker(model);
    /** The coverage of walks on the screen and on the bare machine together. */
    const totalCoverage = new CoverageTracker(model);
    const journeyCoverage = new CoverageTracker(model);
    const anyWalks = walks as unknown as AnyWalks;
    const onScreen = new ScreenWalks(screen, model, anyWalks);
    const plan = new ControlPlan(anyWalks.runs);
    for (const { steps } of journeys.filter(isOnScreen)) {
      for (const [phrase] of steps) plan.markCovered(phrase);
    }
    const planned = [...choosePaths(model, starts)].map(
      ([start, ofStart]) => [start, ofStart.map((path) => plan.planPath(path))] as const,
    );
    const paths = new Map(
      planned.map(([start, ofStart]) => [start, [...ofStart, ...plan.planRemaining(model, start)]]),
    );
    const all = [...paths.values()].flat().length + journeys.length;

    const toAssertion = (shown: Shown): (() => void) => {
      const assertion = typeof shown === 'string' ? shows[shown] : shown;
      if (!assertion) throw new Error(`There is no assertion for “${String(shown)}”.`);
      return assertion;
    };

    /**
     * Returns the steps of a journey on the screen. The first step is the start. If the journey names no state
     * for the start, the first step waits for the state that the model calculates, because the screen may not
     * reach it at once.
     */
    const stepsOf = ({ startsIn, steps, end }: Journey<Model>, from: StartName<Model>): Step[] => [
      {
        sampledMove: undefined,
        ...(startsIn === undefined
          ? { expected: walkableOf(model, from).start.expected }
          : { value: startsIn }),
      },
      ...steps.map(([phrase, value, shown]) => {
        const sampledMove = sampledMoves.get(phrase);
        if (!sampledMove) throw new Error(`The model has no event called “${phrase}”.`);
        return { sampledMove, value, shows: shown === undefined ? undefined : toAssertion(shown) };
      }),
      ...(end ? [{ sampledMove: undefined, shows: toAssertion(end) }] : []),
    ];

    /** Follows a journey on the screen. Returns the microsteps of each actor of the machine. */
    const followOnScreen = async (journey: Journey<Model>, from: StartName<Model>) => {
      const { microsteps } = await onScreen.walk(from, stepsOf(journey, from), false);
      for (const ofOneActor of microsteps) coverage.addPairs(ofOneActor);
      return microsteps;
    };

    /** Runs random walks and walks on mutants, which count neither for the coverage nor for later checks. */
    const uncounted = new ScreenWalks(screen, model, anyWalks, false);
    const tryWalk: Try = async (start, walkSteps) => {
      let moves = 0;
      try {
        await random?.reset?.();
        await uncounted.walk(start, walkSteps, false, () => {
          moves += 1;
        });
        return null;
      } catch (error) {
        return { error, moves };
      } finally {
        screen.unmount();
      }
    };

    const walksOnScreen = (): ScreenWalk[] => [
      ...[...paths].flatMap(([start, ofStart]) =>
        ofStart.map(({ name, steps }) => ({
          name: `the path “${pathTitle(name)}”`,
          start,
          events: steps.flatMap(({ events }) => events),
          walk: () => uncounted.walk(start, steps, false),
        })),
      ),
      ...journeys.filter(isOnScreen).flatMap((journey) => {
        const { name, from = starts[0], steps } = journey;
        if (from === undefined) return [];
        const phrases = steps.map(([phrase]) => phrase);
        const events = eventsOfPhrases(model, from, phrases);
        return {
          name: `the journey “${name}”`,
          start: from,
          events,
          walk: () => uncounted.walk(from, stepsOf(journey, from), false),
        };
      }),
    ];
    const mutants = mutantsToWalk(machine.id);
    if (mutants) {
      declareMutants(model, mutants, walksOnScreen());
      return;
    }

    /** Whether a filter leaves out some tests. Their coverage would then be missing from the record. */
    let isFiltered = false;

    // oxlint-disable-next-line eslint/no-empty-pattern -- Vitest requires a pattern
    beforeAll(({}, suite) => {
      isFiltered = hasSkippedTests(suite);
      if (!hasSkippedTests(suite.file)) removeRecords('screen', suite.file.filepath);
      for (const { steps } of starts.flatMap((start) => pathsToWalk(model, start))) {
        totalCoverage.addMicrosteps(steps.flatMap(({ microsteps }) => microsteps));
      }
    });
    // oxlint-disable-next-line eslint/no-empty-pattern -- likewise
    afterAll(({}, suite) => {
      if (isFiltered) return;
      writeRecord('screen', suite.file.filepath, coverage.record(possiblePairs(model, starts)));
    });

    // oxlint-disable-next-line vitest/valid-title -- it is a string
    describe(pathsTitle(machine.id, proves), () => {
      for (const start of starts) {
        // oxlint-disable-next-line vitest/valid-title -- it is a string
        describe(start, () => {
          // oxlint-disable-next-line vitest/expect-expect -- each step of a path makes assertions
          test.each((paths.get(start) ?? []).map((path) => [pathTitle(path.name), path] as const))(
            '%s',
            async (_, { steps }) => {
              const { microsteps, visitedStates } = await onScreen.walk(start, steps, true);
              for (const ofOneActor of microsteps) {
                coverage.addMicrosteps(ofOneActor);
                totalCoverage.addMicrosteps(ofOneActor);
              }
              for (const { sampledMove } of steps)
                if (sampledMove) coverage.moves.add(sampledMove.move);
              for (const name of visitedStates) coverage.states.add(name);
              coverage.paths += 1;
            },
          );
        });
      }
    });

    // oxlint-disable-next-line vitest/valid-title -- it is a string
    describe(walksTitle(machine.id), () => {
      // oxlint-disable-next-line vitest/expect-expect -- each step of a journey makes assertions
      test.each(journeys.map((journey) => [journey.name, journey] as const))(
        // oxlint-disable-next-line vitest/valid-title -- it is a string
        journeyTitle('%s'),
        async (_, journey) => {
          const { from = starts[0] } = journey;
          if (from === undefined) throw new Error('The walks have no start.');
          const microsteps = isOnScreen(journey)
            ? await followOnScreen(journey, from)
            : [followWithoutScreen(model, journey, from)];
          for (const ofOneActor of microsteps) journeyCoverage.addMicrosteps(ofOneActor);
          coverage.journeys += 1;
        },
      );

      test('assert something in every state', () => {
        expect(unassertedStates(machine, states)).toEqual([]);
      });

      test('press every control', () => expect(plan.getUnpressed()).toEqual([]));

      describe('together', () => {
        beforeEach(({ skip }) => {
          skip(coverage.paths + coverage.journeys < all, 'not every walk was finished');
        });

        test('reach every state', () => expect(coverage.getMissed().states).toEqual([]));

        test('take every transition', () =>
          expect(totalCoverage.getMissed().transitions).toEqual([]));

        test('see both sides of every guard', () =>
          expect(totalCoverage.getMissed().sides).toEqual([]));

        test('include a journey through every transition', () =>
          // oxlint-disable-next-line vitest/valid-expect -- Vitest accepts a message
          expect(journeyCoverage.getMissed().transitions, missingHint(machine.id)).toEqual([]));

        test('look at the screen in every state, so that no assertion holds without one', () =>
          expect([...onScreen.unseen]).toEqual([]));

        // oxlint-disable-next-line vitest/expect-expect -- it throws the sentences
        test('tell every state from the states around it', () =>
          expectNone(onScreen.neighbours.list(alike)));

        // oxlint-disable-next-line vitest/expect-expect -- likewise
        test('find no control that can be pressed while the machine ignores its event', () =>
          expectNone(onScreen.ignored.list(ignored)));

        test('make every move', () => expect(coverage.getMissed().moves).toEqual([]));
      });
    });

    if (random) declareRandomWalks(model, starts, random, tryWalk, choosePaths === pathsOnScreen);
  };
