/**
 * Walks paths of a machine on a mounted screen. Collects observations that are evaluated after all walks, for
 * example which controls were enabled in which states.
 */
import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import type { Microstep } from '../microstep.ts';
import { carriedBy, movesOf } from '../model.ts';
import type { AnyModel, Move } from '../model.ts';
import { pathsOf } from '../state-paths.ts';
import { controlsShown, phraseWith, runOf } from './controls.ts';
import type { AnyRuns } from './controls.ts';
import { IgnoredControls } from './ignored-controls.ts';
import { breachesOfWalk, breachInWords } from './invariants.ts';
import { AssertedNeighbours } from './look-alikes.ts';
import { watch } from './observed-actors.ts';
import { observePresses } from './pressed-control.ts';
import {
  getExpectedEvents,
  describeMismatch,
  expectNoMismatch,
  describeWrongEvent,
} from './sent-events.ts';
import type { ExpectedEvents } from './sent-events.ts';
import { getModelMemory } from './walk-steps.ts';
import type { SampledMove } from './walk-steps.ts';

/** The functions that walks need from the test library that mounts the screens. */
export type Screen = {
  /** Unmounts everything. */
  unmount: () => void;
  /** Repeats the check until it passes. */
  waitFor: (check: () => unknown) => Promise<unknown>;
  /**
   * Returns whether the check passes now. Many test libraries describe the whole page if a check fails, which
   * takes a long time. This function can avoid the description, because nobody reads it.
   */
  passes?: (check: () => unknown) => Promise<boolean>;
  /**
   * Disturbs the screen, as other things in a browser might. Returns a function that stops the disturbance
   * and returns its failures.
   */
  disturb?: () => () => readonly string[];
};

export type Step = {
  /** The event of the step; undefined for the start, and for a last step that only makes assertions. */
  sampledMove: SampledMove | undefined;
  /**
   * The name of the control to press, if the move has several. If it is undefined, the first control that the
   * screen shows is pressed.
   */
  control?: string | undefined;
  /** The state that the step leads to, if its snapshot was not calculated. */
  value?: StateValue;
  /** The machine's snapshot after the step, if it was calculated. */
  expected?: AnyMachineSnapshot;
  /** The event of the step and those that follow from it, if they were calculated. */
  events?: readonly AnyEventObject[];
  /** Makes assertions about the screen after the step. */
  shows?: (() => void) | undefined;
};

/** The options of the walks without the types of their model. */
export type AnyWalks = {
  mounts: Readonly<Record<string, (() => Promise<void> | void) | undefined>>;
  runs: AnyRuns;
  states: Readonly<Record<string, ((snapshot: AnyMachineSnapshot) => unknown) | undefined>>;
  held?: readonly string[];
  actorId?: string;
};

/** Returns the machine's state after a step; undefined if the walk does not know it. */
const valueAfter = ({ value, expected }: Step): StateValue | undefined => value ?? expected?.value;

async function passesNow(check: () => unknown): Promise<boolean> {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
}

/**
 * Repeats a check until it passes. It waits only if the check fails at first, because waiting lets a stopped
 * clock continue.
 */
async function eventually(
  check: () => unknown,
  { waitFor, passes = passesNow }: Screen,
): Promise<void> {
  if (!(await passes(check))) await waitFor(check);
}

export class ScreenWalks {
  /** The states whose assertions also passed without a screen. */
  readonly unseen = new Set<string>();
  readonly neighbours = new AssertedNeighbours();
  readonly ignored = new IgnoredControls();
  readonly #looked = new Set<string>();
  readonly #screen: Screen;
  readonly #model: AnyModel;
  readonly #walks: AnyWalks;
  readonly #collects: boolean;
  readonly #moves: ReadonlyMap<string, Move<unknown, AnyMachineSnapshot>>;

  /**
   * @param collects whether to collect observations for the checks after all walks. These checks find states
   *   that look alike, controls whose event the machine ignores, and assertions that hold without a screen.
   */
  constructor(screen: Screen, model: AnyModel, walks: AnyWalks, collects = true) {
    this.#collects = collects;
    this.#screen = screen;
    this.#model = model;
    this.#walks = walks;
    this.#moves = new Map(movesOf(model));
  }

  /**
   * Walks these steps on the mounted screen, and unmounts the screen afterwards.
   * @param onMove is called before each move
   */
  async walk(
    start: string,
    steps: readonly Step[],
    isDisturbed: boolean,
    onMove?: () => void,
  ): Promise<{ microsteps: Microstep[][]; visitedStates: string[] }> {
    const { machine } = this.#model;
    const { mounts, held, actorId } = this.#walks;
    const screen = this.#screen;
    const visitedStates: string[] = [];
    const happened: string[] = [start];
    const looks = new Map<string, { name: string; look: () => unknown }>();
    const watched = watch(machine, held, actorId);
    const stopObserving = observePresses();
    const stopDisturbing = isDisturbed ? screen.disturb?.() : undefined;
    const snapshotNow = () => watched.snapshot() as AnyMachineSnapshot;
    /**
     * Checks that the machine is in the state to which the step leads, and that the screen shows this state.
     */
    const expectState = async (step: Step) => {
      const { expected } = step;
      const value = valueAfter(step);
      await eventually(() => {
        const snapshot = snapshotNow();
        if (value !== undefined) expect(snapshot.value).toEqual(value);
        if (expected)
          expect(getModelMemory(this.#model, snapshot)).toEqual(
            getModelMemory(this.#model, expected),
          );
      }, screen);
      if (value === undefined) return;
      const shown = expected ?? snapshotNow();
      for (const name of pathsOf(value)) {
        const assertion = this.#walks.states[name];
        const look = () => assertion?.(shown);
        // oxlint-disable-next-line no-await-in-loop -- one state after the other, as they are read
        await eventually(look, screen);
        if (assertion) looks.set(JSON.stringify([name, value]), { name, look });
        visitedStates.push(name);
      }
    };
    const happen = async (step: Step) => {
      const expectedEvents = this.#getExpectedEvents(step, snapshotNow());
      if (!expectedEvents || !step.sampledMove) {
        await expectState(step);
        return;
      }
      happened.push(expectedEvents.phrase);
      onMove?.();
      const before = watched.sent().length;
      const sent = () => watched.sent().slice(before);
      const { sampledMove, control } = expectedEvents;
      const run = runOf(this.#walks.runs, sampledMove.move, control);
      await run(sampledMove.sample, step.events?.[0]?.type);
      this.ignored.recordSentEvents(sent());
      const wrong = describeWrongEvent(expectedEvents, sent());
      if (wrong !== null) throw new Error(wrong);
      await expectNoMismatch(expectState(step), () => describeMismatch(expectedEvents, sent()));
    };
    try {
      await mounts[start]?.();
      for (const [index, step] of steps.entries()) {
        const [previous, next] = [steps[index - 1], steps[index + 1]];
        /* oxlint-disable no-await-in-loop -- one step after the other */
        await happen(step);
        if (step.shows) await eventually(step.shows, screen);
        if (this.#collects) await this.#compare(step, [previous, next], snapshotNow());
        /* oxlint-enable no-await-in-loop */
        if (this.#collects) this.ignored.observeScreen(snapshotNow());
      }
      const microsteps = watched.microsteps();
      const snapshots = watched.snapshots();
      screen.unmount();
      expect(stopDisturbing?.() ?? []).toEqual([]);
      const breaches = snapshots.flatMap((ofOneActor) =>
        breachesOfWalk(this.#model, ofOneActor, happened),
      );
      expect(breaches.map(breachInWords)).toEqual([]);
      if (this.#collects) await this.#lookAtNothing(looks);
      return { microsteps, visitedStates };
    } finally {
      stopDisturbing?.();
      stopObserving();
      watched.stop();
    }
  }

  /**
   * Returns the event that the screen should send in a step, given the snapshot before the step; undefined if
   * the step has no event.
   */
  #getExpectedEvents(
    { sampledMove, control: chosen }: Step,
    before: AnyMachineSnapshot,
  ): (ExpectedEvents & { sampledMove: SampledMove; control: string | undefined }) | undefined {
    if (!sampledMove) return undefined;
    const { move: name, phrase } = sampledMove;
    const move = this.#moves.get(name);
    if (!move) throw new Error(`The model has no ${name}.`);
    const sample = carriedBy(sampledMove.sample, before);
    const control = chosen ?? controlsShown(this.#walks.runs, name, sample, before)[0];
    const pressed = { ...sampledMove, sample, phrase: phraseWith(phrase, control) };
    return { ...getExpectedEvents(pressed, move, before), sampledMove: pressed, control };
  }

  /**
   * Checks whether the assertions of the states after the previous step and after the next step also hold
   * after this step.
   */
  async #compare(
    step: Step,
    around: readonly (Step | undefined)[],
    snapshot: AnyMachineSnapshot,
  ): Promise<void> {
    const { passes = passesNow } = this.#screen;
    const value = valueAfter(step);
    if (value === undefined) return;
    for (const other of around) {
      const otherValue = other && valueAfter(other);
      if (otherValue === undefined) continue;
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await this.neighbours.compare(pathsOf(value), pathsOf(otherValue), (state) => {
        const assertion = this.#walks.states[state];
        return assertion && passes(() => assertion(snapshot));
      });
    }
  }

  /** Records the states whose assertions hold although nothing is mounted. */
  async #lookAtNothing(
    looks: ReadonlyMap<string, { name: string; look: () => unknown }>,
  ): Promise<void> {
    const { passes = passesNow } = this.#screen;
    for (const [key, { name, look }] of looks) {
      if (this.#looked.has(key)) continue;
      this.#looked.add(key);
      // oxlint-disable-next-line no-await-in-loop -- one state after the other, as they were read
      if (await passes(look)) this.unseen.add(name);
    }
  }
}
