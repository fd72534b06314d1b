/**
 * Walks a machine. The bare machine follows all its paths and the journeys without assertions about the
 * screen, which takes milliseconds. The mounted screen follows the few paths that show each state and
 * make each event happen once, and the journeys with assertions about the screen.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { AnyModel, PromiseName } from '../model.ts';
import { pathsOf } from '../state-paths.ts';
import { forgetRecord, writeRecord } from './coverage-record.ts';
import { unassertedStates, WalkedGround } from './coverage.ts';
import { breachesOfWalk, breachInWords } from './invariants.ts';
import { followBare, missingHint } from './journeys.ts';
import type { Journey, Shown } from './journeys.ts';
import { watch } from './observed-actors.ts';
import { possiblePairs } from './pairs.ts';
import { pathsOnScreen, pathsToWalk, run } from './path-model.ts';
import type { MachineOf, Runs, StartName, States } from './path-model.ts';
import { declareRandomWalks } from './random-walks.ts';
import type { RandomWalks, Try } from './random-walks.ts';
import { happeningsOf, rememberedOf } from './strides.ts';
import type { Happening } from './strides.ts';
import { journeyTitle, pathTitle, pathsTitle, walksTitle } from './test-names.ts';

export type Walks<Model extends AnyModel> = {
  /** Functions that bring the screen to one of the model's `starts`. Unused starts may be omitted. */
  mounts: { [Start in StartName<Model>]?: () => Promise<void> | void };
  runs: Runs<Model>;
  states: States<Model>;
  /** The promises that wait until a move settles them. */
  held?: readonly PromiseName<MachineOf<Model>>[];
  /** The ID of the actor to walk, if the screen has several actors of the machine. */
  actorId?: string;
  /**
   * Tags for the names of the paths, for example the IDs of the requirements that they prove, as in '@4.1
   * @4.2'.
   */
  proves?: string;
  /**
   * Journeys that together take every transition, so that a journey fails if a transition leads elsewhere.
   */
  journeys: readonly Journey<Model>[];
  /** The assertions about the screen that journeys name instead of containing them. */
  shows?: Readonly<Record<string, () => void>>;
  /** Also walks at random. A walk that fails is shrunk, saved, and repeated first by the next run. */
  random?: RandomWalks;
};

/** The functions that walks need from the test library that mounts the screens. */
export type Screen = {
  /** Unmounts everything. */
  unmount: () => void;
  /** Repeats the check until it passes. */
  waitFor: (check: () => unknown) => Promise<unknown>;
  /**
   * Disturbs the screen as the world around it may. Returns a function that stops the disturbance and returns
   * its failures.
   */
  disturb?: () => () => readonly string[];
};

/**
 * Repeats a check until it passes. It waits only if the check fails at first, because waiting lets a stopped
 * clock continue.
 */
async function eventually(check: () => unknown, { waitFor }: Screen): Promise<void> {
  try {
    await check();
  } catch {
    await waitFor(check);
  }
}

async function holds(check: () => unknown): Promise<boolean> {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
}

/** Returns whether the journey contains assertions about the screen. The bare machine has no screen. */
function isOnScreen<Model extends AnyModel>({ steps, end }: Journey<Model>): boolean {
  return end !== undefined || steps.some(([, , shows]) => shows !== undefined);
}

type Tests = { tasks: readonly ((Tests & { type: 'suite' }) | { type: string; mode: string })[] };

function hasSkippedTests({ tasks }: Tests): boolean {
  return tasks.some((task) => ('tasks' in task ? hasSkippedTests(task) : task.mode === 'skip'));
}

/**
 * Returns a function that declares the walks of a model, which are a test for each path on the screen and
 * each journey. Further tests fail if the paths on the screen miss a state or an event, or if all paths
 * together miss a transition or either side of a guard.
 *
 * @param choosePaths returns the paths that are walked on the screen
 */
export const walkerOn =
  (screen: Screen, choosePaths = pathsOnScreen) =>
  <Model extends AnyModel>(model: Model, walks: Walks<Model>): void => {
    const { machine } = model;
    const { mounts, runs, states, proves = '', journeys, shows = {}, random } = walks;
    const starts = Object.keys(mounts) as StartName<Model>[];
    const happenings = happeningsOf(model);
    const ground = new WalkedGround(model);
    /** The coverage of walks on the screen and on the bare machine together. */
    const anywhere = new WalkedGround(model);
    const pinned = new WalkedGround(model);
    /** The states whose assertions also passed without a screen. */
    const unseen = new Set<string>();
    const paths = new Map(starts.map((start) => [start, choosePaths(model, start)]));
    const all = [...paths.values()].flat().length + journeys.length;

    /** Walks from a start on the mounted screen, and unmounts the screen afterwards. */
    const walk = async (
      start: StartName<Model>,
      isDisturbed: boolean,
      go: (
        stand: (value: StateValue, expected?: AnyMachineSnapshot) => Promise<void>,
        happen: (happening: Happening) => Promise<void>,
      ) => unknown,
    ) => {
      const stoodIn: string[] = [];
      const happened: string[] = [start];
      const looks: { name: string; look: () => unknown }[] = [];
      const watched = watch(machine, walks.held, walks.actorId);
      const stopDisturbing = isDisturbed ? screen.disturb?.() : undefined;
      const stand = async (value: StateValue, expected?: AnyMachineSnapshot) => {
        await eventually(() => {
          const snapshot = watched.snapshot() as AnyMachineSnapshot;
          expect(snapshot.value).toEqual(value);
          if (expected)
            expect(rememberedOf(model, snapshot)).toEqual(rememberedOf(model, expected));
        }, screen);
        const actual = watched.snapshot() as AnyMachineSnapshot;
        for (const name of pathsOf(actual.value)) {
          const assertion = (states as Record<string, (snapshot: unknown) => unknown>)[name];
          // oxlint-disable-next-line no-await-in-loop -- one state after the other, as they are read
          if (assertion) await eventually(() => assertion(expected ?? actual), screen);
          if (assertion) looks.push({ name, look: () => assertion(expected ?? actual) });
          stoodIn.push(name);
        }
      };
      try {
        await mounts[start]?.();
        await go(stand, (happening) => {
          happened.push(happening.phrase);
          return run(runs, happening, watched.snapshot() as AnyMachineSnapshot);
        });
        const microsteps = watched.microsteps();
        const snapshots = watched.snapshots();
        screen.unmount();
        expect(stopDisturbing?.() ?? []).toEqual([]);
        const breaches = snapshots.flatMap((ofOneActor) =>
          breachesOfWalk(model, ofOneActor, happened),
        );
        expect(breaches.map(breachInWords)).toEqual([]);
        // oxlint-disable-next-line no-await-in-loop -- one state after the other, as they were read
        for (const { name, look } of looks) if (await holds(look)) unseen.add(name);
        return { microsteps, stoodIn };
      } finally {
        stopDisturbing?.();
        watched.stop();
      }
    };

    const toAssertion = (shown: Shown): (() => void) => {
      const assertion = typeof shown === 'string' ? shows[shown] : shown;
      if (!assertion) throw new Error(`Nothing asserts “${String(shown)}”.`);
      return assertion;
    };

    /** Follows a journey on the screen. Returns the microsteps of each actor of the machine. */
    const followOnScreen = async (
      { startsIn, steps, end }: Journey<Model>,
      from: StartName<Model>,
    ) => {
      const { microsteps } = await walk(from, false, async (stand, happen) => {
        if (startsIn !== undefined) await stand(startsIn);
        for (const [phrase, leadsTo, shown] of steps) {
          const happening = happenings.get(phrase);
          if (!happening) throw new Error(`Nothing is called “${phrase}”.`);
          // oxlint-disable-next-line no-await-in-loop -- one step after the other
          await happen(happening);
          // oxlint-disable-next-line no-await-in-loop -- likewise
          await stand(leadsTo);
          // oxlint-disable-next-line no-await-in-loop -- likewise
          if (shown) await eventually(toAssertion(shown), screen);
        }
        if (end) await eventually(toAssertion(end), screen);
      });
      for (const ofOneActor of microsteps) ground.followPairs(ofOneActor);
      return microsteps;
    };

    const tryWalk: Try = async (start, strides) => {
      let moves = 0;
      try {
        await random?.reset?.();
        await walk(start, false, async (stand, happen) => {
          for (const { happening, expected } of strides) {
            if (happening) moves += 1;
            // oxlint-disable-next-line no-await-in-loop -- one step after the other
            if (happening) await happen(happening);
            // oxlint-disable-next-line no-await-in-loop -- likewise
            await stand(expected.value, expected);
          }
        });
        return null;
      } catch (error) {
        return { error, moves };
      } finally {
        screen.unmount();
      }
    };

    /** Whether a filter leaves out some tests, so that their coverage would be missing from the record. */
    let isFiltered = false;

    // oxlint-disable-next-line eslint/no-empty-pattern -- Vitest requires a pattern
    beforeAll(({}, suite) => {
      isFiltered = hasSkippedTests(suite);
      if (!isFiltered) forgetRecord('screen', machine.id);
      for (const { steps } of starts.flatMap((start) => pathsToWalk(model, start))) {
        anywhere.follow(steps.flatMap(({ microsteps }) => microsteps));
      }
    });
    afterAll(() => {
      if (!isFiltered) writeRecord('screen', ground.record(possiblePairs(model, starts)));
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
              const { microsteps, stoodIn } = await walk(start, true, async (stand, happen) => {
                for (const { happening, expected } of steps) {
                  // oxlint-disable-next-line no-await-in-loop -- one step after the other
                  if (happening) await happen(happening);
                  if (happening) ground.moves.add(happening.move);
                  // oxlint-disable-next-line no-await-in-loop -- likewise
                  await stand(expected.value, expected);
                }
              });
              for (const ofOneActor of microsteps) {
                ground.follow(ofOneActor);
                anywhere.follow(ofOneActor);
              }
              for (const name of stoodIn) ground.states.add(name);
              ground.paths += 1;
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
          if (from === undefined) throw new Error('No walk begins anywhere.');
          const microsteps = isOnScreen(journey)
            ? await followOnScreen(journey, from)
            : [followBare(model, journey, from)];
          for (const ofOneActor of microsteps) pinned.follow(ofOneActor);
          ground.journeys += 1;
        },
      );

      test('assert something in every state', () => {
        expect(unassertedStates(machine, states)).toEqual([]);
      });

      describe('together', () => {
        beforeEach(({ skip }) => {
          skip(ground.paths + ground.journeys < all, 'not every walk came to its end');
        });

        test('reach every state', () => expect(ground.left().states).toEqual([]));

        test('take every transition', () => expect(anywhere.left().transitions).toEqual([]));

        test('see both sides of every guard', () => expect(anywhere.left().sides).toEqual([]));

        test('include a journey through every transition', () =>
          // oxlint-disable-next-line vitest/valid-expect -- Vitest accepts a message
          expect(pinned.left().transitions, missingHint(machine.id)).toEqual([]));

        test('look at the screen in every state, so that no assertion holds without one', () =>
          expect([...unseen]).toEqual([]));

        test('make every move', () => expect(ground.left().moves).toEqual([]));
      });
    });

    if (random) declareRandomWalks(model, starts, random, tryWalk, choosePaths === pathsOnScreen);
  };
