import { movesOf } from '../model.ts';
import type { AnyModel } from '../model.ts';
import type { SimulatedEvent } from './simulate.ts';

/** The examples of what a move carries, by their phrases. */
export type Samples = Readonly<Record<string, unknown>>;

/** The samples of each move of a model. */
export function samplesOf(model: AnyModel): ReadonlyMap<string, Samples> {
  return new Map(movesOf(model).map(([name, { samples }]) => [name, samples]));
}

/** The phrase of the sample that an event carries; null for a payload that was written by hand. */
export function phraseOf(
  { move, payload }: SimulatedEvent,
  samples: ReadonlyMap<string, Samples>,
): string | null {
  const found = Object.entries(samples.get(move) ?? {}).find(([, sample]) => sample === payload);
  return found?.[0] ?? null;
}
