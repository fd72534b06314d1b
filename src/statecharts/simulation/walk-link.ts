/** A walk as a part of an address: whoever opens it sees the same walk. */
import * as v from 'valibot';
import type { Samples } from './samples.ts';
import type { SimulatedEvent } from './simulate.ts';

/** A move and the number of its sample, or what it carries instead. */
const walk = v.array(
  v.tuple([v.string(), v.union([v.number(), v.object({ payload: v.optional(v.unknown()) })])]),
);

/** Samples go by their number, so that links stay short. */
export function toLink(
  events: readonly SimulatedEvent[],
  samples: ReadonlyMap<string, Samples>,
): string {
  return JSON.stringify(
    events.map(({ move, payload }) => {
      const sample = Object.values(samples.get(move) ?? {}).indexOf(payload);
      return [move, sample < 0 ? { payload } : sample];
    }),
  );
}

/** The events of a link; none where it can't be read, and up to the first that no model knows. */
export function fromLink(link: string, samples: ReadonlyMap<string, Samples>): SimulatedEvent[] {
  let raw: unknown;
  try {
    raw = JSON.parse(link);
  } catch {
    return [];
  }
  const parsed = v.safeParse(walk, raw);
  if (!parsed.success) return [];
  const events: SimulatedEvent[] = [];
  for (const [move, carried] of parsed.output) {
    const known = samples.get(move);
    if (!known) break;
    if (typeof carried !== 'number') events.push({ move, payload: carried.payload });
    else {
      const sample = Object.values(known);
      if (!(carried in sample)) break;
      events.push({ move, payload: sample[carried] });
    }
  }
  return events;
}
