import type { Chart } from '../chart.ts';
import { movesOf } from '../model.ts';
import type { AnyModel } from '../model.ts';
import { valueText } from '../names.ts';
import { triggerName } from '../triggers.ts';
import type { Trigger } from '../triggers.ts';
import { fromText } from './payload-text.ts';
import { isPattern } from './simulate.ts';
import type { SimulatedEvent } from './simulate.ts';

/**
 * The example payloads of a move. Each key is a phrase, which says what happens if the move has this payload.
 */
export type Samples = Readonly<Record<string, unknown>>;

export function samplesOf(model: AnyModel): ReadonlyMap<string, Samples> {
  return new Map(movesOf(model).map(([name, { samples }]) => [name, samples]));
}

/** The phrase and the initial payload of each kind of trigger, for machines that have no model. */
const plain: Readonly<Partial<Record<Trigger['kind'], { verb: string; payload: unknown }>>> = {
  event: { verb: 'Send', payload: {} },
  done: { verb: 'Done', payload: undefined },
  error: { verb: 'Fail', payload: { message: 'It failed.' } },
  snapshot: { verb: 'Changed', payload: {} },
  delay: { verb: 'Skip', payload: {} },
};

/**
 * Returns the moves of a machine that has no model, from its chart. Each move has one sample: the payload
 * that was last entered, or a default payload.
 *
 * @param texts the last payload of each move, as JSON
 */
export function plainSamples(
  { transitions }: Chart,
  texts: Readonly<Record<string, string>>,
): ReadonlyMap<string, Samples> {
  const samples = new Map<string, Samples>();
  for (const { trigger } of transitions) {
    const move = triggerName(trigger);
    const kind = plain[trigger.kind];
    if (!kind || isPattern(move)) continue;
    const text = Object.hasOwn(texts, move) ? texts[move] : undefined;
    const read = text === undefined ? null : fromText(text);
    samples.set(move, { [kind.verb]: read?.kind === 'read' ? read.payload : kind.payload });
  }
  return samples;
}

/** Returns the phrase of the sample that an event carries; null if its payload was written by hand. */
export function phraseOf(
  { move, payload }: SimulatedEvent,
  samples: ReadonlyMap<string, Samples>,
): string | null {
  const found = Object.entries(samples.get(move) ?? {}).find(([, sample]) => sample === payload);
  return found?.[0] ?? null;
}

/** Returns a short text of the payload; '' if there is none. */
export function payloadText({ move, payload }: SimulatedEvent): string {
  const isNothing = payload === undefined || move.startsWith('xstate.after.');
  const text = isNothing ? '' : valueText(payload);
  return text === '{}' ? '' : text;
}
