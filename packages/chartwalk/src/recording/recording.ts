/** The history of a machine, in the words of its model. */
import type { StateValue } from 'xstate';
import type { SimulatedEvent } from '../simulation/simulate.ts';

export type RecordedStep = {
  move: string;
  /** The model's phrase; null if it has none. */
  phrase: string | null;
  /** Other phrases of the model that lead the same way, where none fits exactly. */
  others: string[];
  /** The real payload, masked; undefined if it equals the phrase's sample. */
  carried: unknown;
  /** Where it led. */
  value: StateValue;
  /** When it happened, in milliseconds since 1970; null in a simulation, where no time passes. */
  at: number | null;
  /** The model says that this can't happen here. */
  isUnlikely: boolean;
};

export type Recording = {
  machine: string;
  /** Where it was recorded: the path of the app's page; null in a simulation. */
  address: string | null;
  /** The start of the model; null where it began at none of them, or its beginning is forgotten. */
  start: string | null;
  /** Whether the model has other starts. */
  hasOtherStarts: boolean;
  startValue: StateValue;
  steps: RecordedStep[];
  /** The same as a walk in the simulation, with what follows by itself. */
  walk: SimulatedEvent[];
  /** Masked. */
  context: unknown;
};
