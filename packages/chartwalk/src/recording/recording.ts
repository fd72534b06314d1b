/** Defines the record of a machine's history, in the words of its model. */
import type { StateValue } from 'xstate';
import type { SimulatedEvent } from '../simulation/simulate.ts';

export type RecordedStep = {
  move: string;
  /** The model's phrase for the event; null if it has none. */
  phrase: string | null;
  /** Other phrases of the model that may describe the event, if none fits exactly. */
  others: string[];
  /** The real payload, in which secrets are masked; undefined if it equals the phrase's sample. */
  carried: unknown;
  /** The state to which the event led. */
  value: StateValue;
  /** The time of the step, in milliseconds since 1970; null in a simulation, where no time passes. */
  at: number | null;
  /** Whether the model says that the event can't happen at this step. */
  isUnlikely: boolean;
};

export type Recording = {
  machine: string;
  /** The name of the actor whose history was recorded; null in a simulation. */
  actor: string | null;
  /** The path of the app's page on which the history was recorded; null in a simulation. */
  path: string | null;
  /**
   * The model's start from which the history began; null if it began elsewhere or its beginning is unknown.
   */
  start: string | null;
  /** Whether the model has several starts, so that a journey must name its own. */
  hasOtherStarts: boolean;
  startValue: StateValue;
  steps: RecordedStep[];
  /**
   * All events of the history, in the form of a simulated walk. Unlike `steps`, they include the events that
   * other events cause.
   */
  walk: SimulatedEvent[];
  /** The context at the end, in which secrets are masked. */
  context: unknown;
};
