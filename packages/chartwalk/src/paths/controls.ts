/**
 * Chooses the control that each step of a walk presses. A move, which is an event in a model, may have
 * several controls, such as two buttons. Together the walks press all of them.
 */
import type { AnyMachineSnapshot } from 'xstate';
import type { AnyModel } from '../model.ts';
import { nearestPath } from './graph.ts';
import { inWords } from './path-model.ts';
import { isOfXState } from '../triggers.ts';
import type { Controls, Path, Run } from './path-model.ts';
import { walkableOf } from './walk-steps.ts';
import type { WalkStep } from './walk-steps.ts';

export type AnyRuns = Readonly<
  Record<string, Run<unknown> | Controls<unknown, AnyMachineSnapshot> | undefined>
>;

/**
 * A step with the name of the control to press. The name is undefined unless the step's move has several
 * controls.
 */
export type PressedStep = WalkStep & { control: string | undefined };

/**
 * Returns the names of the move's controls that the screen shows; empty unless the move has several controls.
 */
export function controlsShown(
  runs: AnyRuns,
  move: string,
  sample: unknown,
  snapshot: AnyMachineSnapshot,
): string[] {
  const run = runs[move];
  if (!run || typeof run === 'function') return [];
  return Object.entries(run).flatMap(([name, control]) =>
    typeof control === 'function' || control.when(snapshot, sample) ? name : [],
  );
}

/** Returns the function of a move, or of one of its controls. */
export function runOf(runs: AnyRuns, move: string, control: string | undefined): Run<unknown> {
  const run = runs[move];
  if (!run) throw new Error(`This test has no control for ${move}.`);
  if (typeof run === 'function') return run;
  const chosen = run[control ?? ''];
  if (!chosen) throw new Error(`The screen shows no control of ${move}.`);
  return typeof chosen === 'function' ? chosen : chosen.run;
}

/** Returns the phrase of a step, with the name of the control if there are several. */
export const phraseWith = (phrase: string, control: string | undefined) =>
  control === undefined ? phrase : `${phrase} (${control})`;

type Choice = { control: string | undefined; isNew: boolean };

/** Chooses the controls that the walks of a machine press. */
export class ControlPlan {
  readonly #runs: AnyRuns;
  /**
   * The controls that the planned walks press. A control is stored as the model's phrase for its event. If
   * the move has several controls, the control's name follows.
   */
  readonly #pressed = new Set<string>();
  /** The same controls as in `#pressed`, but each begins with the name of its move instead of its phrase. */
  readonly #used = new Set<string>();

  constructor(runs: AnyRuns) {
    this.#runs = runs;
  }

  /**
   * Records that other walks already send the event with this phrase, so that no path needs to be planned for
   * it. A move with several controls still gets paths, because the other walks choose no control.
   */
  markCovered(phrase: string): void {
    this.#pressed.add(phrase);
  }

  /**
   * Returns the controls that a step could press. Those that no walk presses yet come first. If the move
   * does not have several controls, the only choice has no name.
   */
  #choices({ sampledMove, before }: WalkStep): Choice[] {
    if (!sampledMove || !before) return [];
    const { move, phrase, sample } = sampledMove;
    const names =
      typeof this.#runs[move] === 'object'
        ? controlsShown(this.#runs, move, sample, before.expected)
        : [undefined];
    return names
      .map((control) => ({ control, isNew: !this.#pressed.has(phraseWith(phrase, control)) }))
      .toSorted((one, other) => Number(other.isNew) - Number(one.isNew));
  }

  #choose(walkStep: WalkStep): PressedStep {
    const { sampledMove } = walkStep;
    const [choice] = this.#choices(walkStep);
    if (choice && sampledMove) {
      this.#pressed.add(phraseWith(sampledMove.phrase, choice.control));
      this.#used.add(phraseWith(sampledMove.move, choice.control));
    }
    return { ...walkStep, control: choice?.control };
  }

  /** Returns the path with a control for each step that needs one. */
  planPath({ name, steps }: Path<WalkStep>): Path<PressedStep> {
    const pressed = steps.map((walkStep) => this.#choose(walkStep));
    const isPlain = pressed.every(({ control }) => control === undefined);
    return { name: isPlain ? name : nameWithControls(pressed), steps: pressed };
  }

  /**
   * Returns further short paths. They press the remaining controls and send the sample payloads that no path
   * has sent yet. XState's own events, for example those of delays, need no further paths.
   */
  planRemaining(model: AnyModel, start: string): Path<PressedStep>[] {
    const hasNew = (walkStep: WalkStep) =>
      !isOfXState(walkStep.sampledMove?.move ?? '') &&
      this.#choices(walkStep).some(({ isNew }) => isNew);
    const walkable = walkableOf(model, start);
    const paths: Path<PressedStep>[] = [];
    for (;;) {
      const steps = [this.#choose(walkable.start)];
      let last = walkable.start;
      for (;;) {
        const onward = nearestPath(walkable, last, hasNew);
        if (!onward) break;
        steps.push(...onward.map((walkStep) => this.#choose(walkStep)));
        last = onward.at(-1) ?? last;
      }
      if (steps.length === 1) return paths;
      paths.push({ name: nameWithControls(steps), steps });
    }
  }

  /** Returns the controls that no walk presses, because the screen never shows them. */
  getUnpressed(): string[] {
    return Object.entries(this.#runs).flatMap(([move, run]) => {
      if (!run || typeof run === 'function') return [];
      const names = Object.keys(run).map((control) => phraseWith(move, control));
      return names.filter((name) => !this.#used.has(name));
    });
  }
}

function nameWithControls(steps: readonly PressedStep[]): string {
  return inWords(
    steps.flatMap(({ sampledMove, control }) =>
      sampledMove ? phraseWith(sampledMove.phrase, control) : [],
    ),
  );
}
