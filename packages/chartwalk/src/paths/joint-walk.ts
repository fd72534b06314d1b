/** Walks the paths of several machines together on the mounted screen. */
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { jointInvariantsOf } from '../joint-model.ts';
import type { AnyJointModel, AnyJointSnapshot } from '../joint-model.ts';
import { coveringPaths } from './graph.ts';
import { breachesIn, breachesOfStations, breachInWords } from './invariants.ts';
import { jointlyRemembered, jointWalkable, valuesOf } from './joint-strides.ts';
import type { JointStride } from './joint-strides.ts';
import { watch } from './observed-actors.ts';
import { nameOf } from './path-model.ts';
import type { Screen } from './walk.ts';

type JointWalks<Model extends AnyJointModel> = {
  mounts: { [Start in keyof Model['starts']]: () => Promise<void> | void };
  /** Functions that make each move happen on the screen. The keys are the phrases of the moves. */
  runs: { [Phrase in keyof Model['moves']]: (sample: unknown) => Promise<void> | void };
  /** Asserts that the screen and the browser's storage match the machines' states. */
  shows: (expected: Parameters<Model['keeps']>[0]) => void;
  /** Returns the state in the browser that outlives the machines. */
  kept: () => unknown;
  /** The promises that the moves settle, by the machine that waits for them. */
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
    { mounts, runs, shows, kept, held }: JointWalks<Model>,
  ): void => {
    const invariants = jointInvariantsOf(model);

    const walk = async (start: string, strides: readonly JointStride[]) => {
      const watched = Object.entries(model.models).map(
        ([name, { machine }]) => [name, watch(machine, held[name])] as const,
      );
      /**
       * Returns the snapshots of the machines that should run. `shows` must assert that no other machine is
       * mounted.
       */
      const standing = ({ machines }: AnyJointSnapshot): AnyJointSnapshot => ({
        machines: Object.fromEntries(
          watched.map(([name, { snapshot }]) => [
            name,
            machines[name] ? (snapshot() as AnyMachineSnapshot) : null,
          ]),
        ),
        kept: kept(),
      });
      const stations: AnyJointSnapshot[] = [];
      try {
        await mounts[start]?.();
        for (const { happening, expected } of strides) {
          const act = happening && runs[happening.phrase];
          /* oxlint-disable no-await-in-loop -- one step after the other */
          await act?.(happening?.sample);
          await waitFor(() => {
            const actual = standing(expected);
            expect(valuesOf(actual)).toEqual(valuesOf(expected));
            expect(jointlyRemembered(model, actual)).toEqual(jointlyRemembered(model, expected));
            shows(expected as never);
          });
          /* oxlint-enable no-await-in-loop */
          stations.push(standing(expected));
        }
        const done = [start, ...strides.flatMap(({ happening }) => happening?.phrase ?? [])];
        expect(breachesOfStations(invariants, stations, done).map(breachInWords)).toEqual([]);
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
          (strides) => [nameOf(strides) || 'nothing happens', strides] as const,
        ),
      )('%s', (_, strides) => walk(start, strides));

      test('keeps its invariants after any event', () => {
        expect(breachesIn(walkable, invariants, start).map(breachInWords)).toEqual([]);
      });
    });
  };
