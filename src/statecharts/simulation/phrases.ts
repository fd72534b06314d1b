import type { SimulatedEvent } from './simulate.ts';

import type { AnyModel } from './any-model.ts';

type Samples = AnyModel['moves'];

/** The phrase of the sample that an event carries; null for a payload that was written by hand. */
export function phraseOf({ move, payload }: SimulatedEvent, moves: Samples): string | null {
  const found = Object.entries(moves[move]?.samples ?? {}).find(([, sample]) => sample === payload);
  return found?.[0] ?? null;
}
