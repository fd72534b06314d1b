/** Converts a walk to the part of a URL that opens the same walk, and back. */
import * as v from 'valibot';
import type { Samples } from './samples.ts';
import type { SimulatedEvent } from './simulate.ts';

const carried = v.union([v.number(), v.object({ payload: v.optional(v.unknown()) })]);

/**
 * One event. The fields are the name of its move, its sample's number or another payload, the guards that
 * should pass, and the ended timer's ID. Only guards without an implementation are listed.
 */
const step = v.tuple([
  v.string(),
  carried,
  v.optional(v.array(v.string())),
  v.optional(v.string()),
]);

const walk = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(step)), []);

/** Returns the link of a walk. Samples are written as numbers, so that links stay short. */
export function toLink(
  events: readonly SimulatedEvent[],
  samples: ReadonlyMap<string, Samples>,
): string {
  return JSON.stringify(
    events.map(({ move, payload, yes = [], timer }) => {
      const sample = Object.values(samples.get(move) ?? {}).indexOf(payload);
      const what = sample < 0 ? { payload } : sample;
      if (timer !== undefined) return [move, what, yes, timer];
      return [move, what, ...(yes.length > 0 ? [yes] : [])];
    }),
  );
}

/**
 * Returns the events of a link; empty if the link can't be read. If there is a model, the list ends before
 * the first event that the model does not know.
 */
export function fromLink(link: string, samples: ReadonlyMap<string, Samples>): SimulatedEvent[] {
  const events: SimulatedEvent[] = [];
  for (const [move, what, yes, timer] of v.parse(walk, link)) {
    const known = samples.get(move);
    if (!known && samples.size > 0) break;
    if (typeof what !== 'number') events.push({ move, payload: what.payload, yes, timer });
    else {
      const sample = Object.values(known ?? {});
      if (!(what in sample)) break;
      events.push({ move, payload: sample[what], yes, timer });
    }
  }
  return events;
}
