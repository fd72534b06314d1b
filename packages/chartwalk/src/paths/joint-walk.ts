/** Walks the paths of several machines together on the mounted screen. */
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { jointInvariantsOf } from '../joint-model.ts';
import type { AnyJointModel, AnyJointSnapshot } from '../joint-model.ts';
import { coveringPaths } from './graph.ts';
import { breachesIn, findBreachesInSnapshots, breachInWords } from './invariants.ts';
import { getJointMemory, jointWalkable, valuesOf } from './joint-steps.ts';
import type { JointWalkStep } from './joint-steps.ts';
import { watch } from './observed-actors.ts';
import { nameOf } from './path-model.ts';
import type { Screen } from './walk.ts';

type JointWalks<Model extends AnyJointModel> = {
  mounts: { [Start in keyof Model['starts']]: () => Promise<void> | void };
  /** Functions that make each move happen on the screen. The keys are the phrases of the moves. */
  runs: { [Phrase in keyof Model['moves']]: (sample: unknown) => Promise<void> | void };
  /** Asserts that the screen and the browser's storage match the machines' states. */
  shows: (expected: Parameters<Model['persist']>[0]) => void;
  /** Returns the state in the browser that outlives the machines. */
  persisted: () => unknown;
  /**
   * The names of the promises that the moves settle. The keys are the names of the machines that wait for
   * them.
   */
  held: Readonly<Record<string, readonly string[]>>;
};

/**
 * Returns a function that declares a test for each path that the machines can take together, and a test of
 * their invariants.
 */
export const walkerTogether =
  ({ unmount, waitFor }: Screen) =>
  <Model extends AnyJointModel>(
    model: Model,
    { mounts, runs, shows, persisted, held }: JointWalks<Model>,
  ): void => {
    const invariants = jointInvariantsOf(model);

    const walk = async (start: string, walkSteps: readonly JointWalkStep[]) => {
      const watched = Object.entries(model.models).map(
        ([name, { machine }]) => [name, watch(machine, held[name])] as const,
      );
      /**
       * Returns the snapshots of the machines that should run. `shows` must assert that no other machine is
       * mounted.
       */
      const readSnapshots = ({ machines }: AnyJointSnapshot): AnyJointSnapshot => ({
        machines: Object.fromEntries(
          watched.map(([name, { snapshot }]) => [
            name,
            machines[name] ? (snapshot() as AnyMachineSnapshot) : null,
          ]),
        ),
        persisted: persisted(),
      });
      const snapshots: AnyJointSnapshot[] = [];
      try {
        await mounts[start]?.();
        for (const { sampledMove, expected } of walkSteps) {
          const act = sampledMove && runs[sampledMove.phrase];
          /* oxlint-disable no-await-in-loop -- one step after the other */
          await act?.(sampledMove?.sample);
          await waitFor(() => {
            const actual = readSnapshots(expected);
            expect(valuesOf(actual)).toEqual(valuesOf(expected));
            expect(getJointMemory(model, actual)).toEqual(getJointMemory(model, expected));
            shows(expected as never);
          });
          /* oxlint-enable no-await-in-loop */
          snapshots.push(readSnapshots(expected));
        }
        const done = [start, ...walkSteps.flatMap(({ sampledMove }) => sampledMove?.phrase ?? [])];
        expect(findBreachesInSnapshots(invariants, snapshots, done).map(breachInWords)).toEqual([]);
      } finally {
        unmount();
        for (const [, { stop }] of watched) stop();
      }
    };

    describe.each(Object.keys(model.starts))(`${model.id}, %s`, (start) => {
      const walkable = jointWalkable(model, start);

      // oxlint-disable-next-line vitest/expect-expect -- each step of a path makes assertions
      test.each(
        coveringPaths(walkable).map(
          (walkSteps) => [nameOf(walkSteps) || 'nothing happens', walkSteps] as const,
        ),
      )('%s', (_, walkSteps) => walk(start, walkSteps));

      test('keeps its invariants after any event', () => {
        expect(breachesIn(walkable, invariants, start).map(breachInWords)).toEqual([]);
      });
    });
  };
