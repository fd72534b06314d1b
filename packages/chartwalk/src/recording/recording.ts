/** Defines the record of a machine's history, in the words of its model. */
import type { StateValue } from 'xstate';
import type { SimulatedEvent } from '../simulation/simulate.ts';

export type RecordedStep = {
  move: string;
  /** The model's phrase; null if it has none. */
  phrase: string | null;
  /** Other phrases of the model that lead the same way, if none fits exactly. */
  others: string[];
  /** The real payload, masked; undefined if it equals the phrase's sample. */
  carried: unknown;
  /** The state to which it led. */
  value: StateValue;
  /** The time of the step, in milliseconds since 1970; null in a simulation, where no time passes. */
  at: number | null;
  /** Whether the model says that this can't happen here. */
  isUnlikely: boolean;
};

export type Recording = {
  machine: string;
  /** The path of the app's page on which it was recorded; null in a simulation. */
  address: string | null;
  /** The start of the model; null if it began at none of them, or if its beginning is forgotten. */
  start: string | null;
  /** Whether the model has other starts. */
  hasOtherStarts: boolean;
  startValue: StateValue;
  steps: RecordedStep[];
  /** The same events as a walk in the simulation, including those that follow by themselves. */
  walk: SimulatedEvent[];
  /** The context at the end, masked. */
  context: unknown;
};
