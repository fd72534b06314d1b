/** Finds the phrase of a model that describes a real event. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { isSame } from '../live/changes.ts';
import type { InspectedActor } from '../live/protocol.ts';
import { redact } from '../live/redact.ts';
import { carriedBy, eventOf, movesOf } from '../model.ts';
import type { AnyModel } from '../model.ts';
import { dryRun } from '../dry-run.ts';
import { findHandledType } from '../simulation/simulate.ts';

export type LikelyPhrase = {
  phrase: string;
  sample: unknown;
  /** The sample's payload, which may depend on the snapshot before the event. */
  carried: unknown;
  /** Whether the real payload equals the sample's payload after secrets in both have been masked. */
  isExact: boolean;
  /** The other phrases that fit equally well, if none fits exactly. */
  others: string[];
  isUnlikely: boolean;
  /** The snapshot of the model's machine after the event. */
  snapshot: AnyMachineSnapshot;
};

type Candidate = Omit<LikelyPhrase, 'others'> & { takesTheSame: boolean };

/** Returns the masked payload of an event, without the ID of the actor that caused it. */
export function payloadOf({ event }: InspectedActor): unknown {
  const { type, actorId: _, ...payload } = event as AnyEventObject;
  if (type.startsWith('xstate.done.actor.')) return payload['output'];
  if (type.startsWith('xstate.error.actor.')) return payload['error'];
  return payload;
}

function candidateOf(
  model: AnyModel,
  before: AnyMachineSnapshot,
  moment: InspectedActor,
  [phrase, sample]: readonly [string, unknown],
): Candidate[] {
  const move = moment.event.type;
  const type = findHandledType(model.machine, before, move);
  if (type === undefined) return [];
  const when = movesOf(model).find(([name]) => name === move)?.[1].when;
  try {
    const carried = carriedBy(sample, before);
    const { snapshot, microsteps } = dryRun(model.machine).step(before, eventOf(type, carried));
    if (!isSame(snapshot.value, moment.value)) return [];
    const taken = moment.steps.flatMap((step) => step.taken);
    return [
      {
        phrase,
        sample,
        carried,
        snapshot,
        // A sample without a payload matches an event without one.
        isExact: isSame(redact(carried) ?? {}, payloadOf(moment) ?? {}),
        isUnlikely: when?.(before, carried) === false,
        takesTheSame: isSame(
          microsteps.flatMap((step) => step.taken),
          taken,
        ),
      },
    ];
  } catch {
    // If a sample throws an error for this snapshot, the sample is meant for another state.
    return [];
  }
}

const score = ({ isExact, takesTheSame, isUnlikely }: Candidate) =>
  Number(isExact) * 4 + Number(takesTheSame) * 2 - Number(isUnlikely);

/**
 * Returns the phrase that leads to the same state as the actor's event. A phrase whose sample equals the
 * event's payload is preferred.
 */
export function likelyPhrase(
  model: AnyModel,
  before: AnyMachineSnapshot | undefined,
  moment: InspectedActor,
): LikelyPhrase | undefined {
  const move = movesOf(model).find(([name]) => name === moment.event.type)?.[1];
  if (!move || !before) return undefined;
  const candidates = Object.entries(move.samples)
    .flatMap((entry) => candidateOf(model, before, moment, entry))
    .toSorted((one, other) => score(other) - score(one));
  const [best, ...rest] = candidates;
  if (!best) return undefined;
  const others = best.isExact
    ? []
    : rest.filter((each) => score(each) === score(best)).map(({ phrase }) => phrase);
  return { ...best, others };
}
