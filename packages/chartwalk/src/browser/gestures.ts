/**
 * Groups the steps of a walk in a browser into gestures, and performs them. A gesture is one action on the
 * page, with everything that immediately follows from it.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Expect } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import type { InspectedActor } from '../live/protocol.ts';
import { carriedBy } from '../model.ts';
import type { SampledMove } from '../paths/walk-steps.ts';
import { eventName } from '../triggers.ts';
import type { WatchedActors } from './watch-actors.ts';

export type Happen<Sample, Stage> = (sample: Sample, stage: Stage) => Promise<void>;

/** An outcome that the test must prepare before the app asks for it, such as the response to a request. */
export type PreparedOutcome<Sample, Stage> = {
  /**
   * Prepares the browser or the server so that the outcome follows.
   *
   * @param before the event after which the app asks for the outcome; undefined if the app asks when it opens
   */
  prepareOutcome: (sample: Sample, stage: Stage, before: SampledMove | undefined) => Promise<void>;
  /**
   * Releases an outcome that `prepareOutcome` has held back. Without this function, the outcome arrives immediately.
   */
  run?: Happen<Sample, Stage>;
  /** Returns whether the outcome with this sample arrives immediately, even if `run` is defined. */
  isImmediate?: (sample: Sample) => boolean;
};

export type AnyRuns<Stage> = Readonly<
  Record<string, Happen<unknown, Stage> | PreparedOutcome<unknown, Stage>>
>;

export type Step = {
  /** The event of this step; undefined if the step only opens the app. */
  sampledMove: SampledMove | undefined;
  value: StateValue;
  expected?: AnyMachineSnapshot;
};

/** A step, and the steps that immediately follow from it. `next` is the first step of the next gesture. */
export type Gesture = { steps: Step[]; next: Step | undefined };

/** Returns whether the wanted values occur in this order, even if other values occur between them. */
function includesInOrder(values: readonly unknown[], wanted: readonly unknown[]): boolean {
  let found = 0;
  for (const value of values) if (isDeepStrictEqual(value, wanted[found])) found += 1;
  return found >= wanted.length;
}

const quickly = { intervals: [10, 20, 50, 100] };

/** Creates functions that group the steps of a walk into gestures and perform the gestures. */
export function createGestures<Stage>(runs: AnyRuns<Stage>) {
  const findPreparedOutcome = ({ move }: SampledMove) => {
    const run = runs[move];
    return typeof run === 'object' ? run : undefined;
  };
  const isImmediateOutcome = (sampledMove: SampledMove | undefined) => {
    const run = sampledMove && findPreparedOutcome(sampledMove);
    if (!sampledMove || !run) return false;
    return !run.run || (run.isImmediate?.(sampledMove.sample) ?? false);
  };

  const gesturesOf = (steps: readonly Step[]): Gesture[] => {
    const gestures: Gesture[] = [];
    for (const step of steps) {
      const current = gestures.at(-1);
      if (current && isImmediateOutcome(step.sampledMove)) current.steps.push(step);
      else {
        if (current) current.next = step;
        gestures.push({ steps: [step], next: undefined });
      }
    }
    return gestures;
  };

  /**
   * Prepares the outcomes that follow a gesture's first step, and the outcome with which the next gesture
   * begins.
   */
  const prepareOutcome = async (
    { steps, next }: Gesture,
    stage: Stage,
    now: InspectedActor | undefined,
  ): Promise<void> => {
    for (const [index, { sampledMove }] of [...steps, ...(next ? [next] : [])].entries()) {
      const run = index > 0 && sampledMove && findPreparedOutcome(sampledMove);
      if (run) {
        const sample = carriedBy(sampledMove.sample, now as unknown as AnyMachineSnapshot);
        // oxlint-disable-next-line no-await-in-loop -- in the order in which the app asks for them
        await run.prepareOutcome(sample, stage, steps[index - 1]?.sampledMove);
      }
    }
  };

  const happen = async (
    sampledMove: SampledMove,
    stage: Stage,
    now: InspectedActor | undefined,
  ): Promise<void> => {
    const run = runs[sampledMove.move];
    const act = typeof run === 'object' ? run.run : run;
    if (!act) throw new Error(`No gesture is defined for ${sampledMove.move}.`);
    await act(carriedBy(sampledMove.sample, now as unknown as AnyMachineSnapshot), stage);
  };

  return { gesturesOf, prepareOutcome, happen };
}

type Begun = {
  /** The number of the actor's microsteps before the gesture. */
  before: number;
  /** Whether the page sends nothing for the first step. The actor then reports nothing about that step. */
  isSilent: boolean;
};

/**
 * Waits until the actor has received a gesture's events, passed through the gesture's states and reached
 * the last state.
 */
export async function expectDone(
  expect: Expect,
  machine: AnyStateMachine,
  gesture: Gesture,
  actors: WatchedActors,
  { before, isSilent }: Begun,
): Promise<void> {
  const steps = isSilent ? gesture.steps.slice(1) : gesture.steps;
  const name = steps.flatMap(({ sampledMove }) => sampledMove?.phrase ?? []).join(', then ');
  const events = steps.flatMap(({ sampledMove }) => sampledMove?.move ?? []);
  const values = steps.map(({ value }) => value);
  const last = gesture.steps.at(-1)?.value;
  // The start of a machine is not reported as a step, so the history lacks the first state.
  const steppedTo = steps[0]?.sampledMove ? values : values.slice(1);
  const since = () => actors.history().slice(before);
  await expect
    .poll(() => actors.latest()?.value, { ...quickly, message: `where “${name}” leads` })
    .toEqual(last);
  await expect
    .poll(
      () =>
        includesInOrder(
          since().map(({ event }) => eventName(machine, event)),
          events,
        ),
      { ...quickly, message: `the events of “${name}”: ${events.join(', ')}` },
    )
    .toBe(true);
  await expect
    .poll(
      () =>
        includesInOrder(
          since().map(({ value }) => value),
          steppedTo,
        ),
      {
        ...quickly,
        message: `the states on the way through “${name}”`,
      },
    )
    .toBe(true);
  // Further events may have moved the machine on since the first check.
  expect(actors.latest()?.value, `where “${name}” leads`).toEqual(last);
}
