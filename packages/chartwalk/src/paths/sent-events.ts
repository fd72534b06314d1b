/**
 * Compares the events that a screen sent to an actor with the event that it should send, according to the
 * model.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { isObject } from '../is-object.ts';
import { sentBy } from '../model.ts';
import type { Move } from '../model.ts';
import { literal } from '../recording/literal.ts';
import { isOfXState } from '../triggers.ts';
import type { SampledMove } from './walk-steps.ts';

/** An event that an observed actor received. */
export type Sent = {
  event: AnyEventObject;
  /** Whether the event was sent by code outside all actors, usually by a component of the screen. */
  isFromScreen: boolean;
  /** The control that was pressed, described in words; undefined if no control sent the event. */
  control?: string | undefined;
};

/** The event that the screen should send in a step of a walk. */
export type ExpectedEvents = {
  /** The model's phrase, with the name of the control if there are several. */
  phrase: string;
  /** The event itself; null if the screen sends nothing. */
  event: AnyEventObject | null;
  /** The events that this event causes directly afterwards. */
  followedBy: readonly AnyEventObject[];
  /** The types of further events that the screen may send in this step. */
  besides: readonly string[];
};

/** Returns what the screen should send to make an event happen, given the snapshot before the event. */
export function getExpectedEvents(
  { move: name, phrase, sample }: SampledMove,
  move: Move<unknown, AnyMachineSnapshot>,
  before: AnyMachineSnapshot,
): ExpectedEvents {
  return {
    phrase,
    event: sentBy(name, move, sample, before),
    followedBy: move.followedBy?.(before, sample) ?? [],
    besides: move.besides ?? [],
  };
}

const MAX_TEXT_LENGTH = 240;

type Matcher = { asymmetricMatch: (value: unknown) => boolean };

const isMatcher = (value: unknown): value is Matcher =>
  isObject(value) && typeof value['asymmetricMatch'] === 'function';

/**
 * Returns whether a value has at least the wanted content. An object may have further fields, and the wanted
 * value may contain matchers such as `expect.any(String)`.
 */
function fits(value: unknown, wanted: unknown): boolean {
  if (isMatcher(wanted)) return wanted.asymmetricMatch(value);
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(value) &&
      value.length === wanted.length &&
      wanted.every((item, index) => fits(value[index], item))
    );
  }
  if (!isObject(wanted) || !isObject(value)) return Object.is(value, wanted);
  if (wanted instanceof Error) return value instanceof Error && value.message === wanted.message;
  return Object.entries(wanted).every(([key, inner]) => fits(value[key], inner));
}

/**
 * Returns a copy that contains only plain data. An error is reduced to its message. Any other object that is
 * not plain data becomes “…”.
 */
function plain(value: unknown): unknown {
  if (isMatcher(value)) return '…';
  if (Array.isArray(value)) return value.map(plain);
  if (!isObject(value)) return value;
  if (value instanceof Error) return { message: value.message };
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) return '…';
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

/**
 * Returns an event as text. If `isShown` is given, the text contains only those fields of the payload for
 * which `isShown` returns true.
 */
function eventText(
  { type, ...payload }: AnyEventObject,
  isShown: (field: string) => boolean = () => true,
): string {
  const fields = Object.entries(payload).filter(([field]) => isShown(field));
  if (fields.length === 0) return type;
  const text = `${type} ${literal(plain(Object.fromEntries(fields)))}`;
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
}

const describeExpectation = (
  { phrase, event }: ExpectedEvents,
  isShown?: (field: string) => boolean,
) =>
  `“${phrase}” should send ${!event || isOfXState(event.type) ? 'nothing' : eventText(event, isShown)}`;

/**
 * Returns a sentence about the first wrong event that the screen has sent; null if there is none. Only the
 * last event of the expected type must have the expected payload. Earlier ones may differ, for example while
 * a text is typed.
 */
export function describeWrongEvent(
  expectedEvents: ExpectedEvents,
  sent: readonly Sent[],
): string | null {
  const { event, followedBy, besides } = expectedEvents;
  const onScreen = sent.filter(({ isFromScreen }) => isFromScreen).map((it) => it.event);
  const last = onScreen.findLast(({ type }) => type === event?.type);
  if (event && last && !fits(last, event)) {
    const differs = (field: string) => !fits(last[field], event[field]);
    return `${describeExpectation(expectedEvents, differs)}, but the screen sent ${eventText(last, differs)}.`;
  }
  const other = onScreen.find(
    (it) =>
      it.type !== event?.type &&
      !besides.includes(it.type) &&
      !followedBy.some((following) => fits(it, following)),
  );
  if (!other) return null;
  return `${describeExpectation(expectedEvents)}, but the screen ${last ? 'also ' : ''}sent ${eventText(other)}.`;
}

/**
 * Returns a sentence if the actor has not received any event of the expected type, whether from the screen or
 * from another actor. Returns null if it has, or if no event is expected.
 */
export function describeMissingEvent(
  expectedEvents: ExpectedEvents,
  sent: readonly Sent[],
): string | null {
  const type = expectedEvents.event?.type;
  const isAwaited = type !== undefined && !isOfXState(type);
  return !isAwaited || sent.some(({ event }) => event.type === type)
    ? null
    : `${describeExpectation(expectedEvents)}, but the screen sent nothing.`;
}

/** Returns a sentence about a wrong or missing event; null if the screen sent what it should. */
export const describeMismatch = (
  expectedEvents: ExpectedEvents,
  sent: readonly Sent[],
): string | null =>
  describeWrongEvent(expectedEvents, sent) ?? describeMissingEvent(expectedEvents, sent);

/**
 * Waits for a step, and fails if there is a complaint about it. If the step itself fails, the complaint
 * replaces the step's error, because the complaint says why the step failed.
 */
export async function expectNoMismatch(
  step: Promise<void>,
  findMismatch: () => string | null,
): Promise<void> {
  let failure: { cause: unknown } | undefined;
  try {
    await step;
  } catch (error) {
    failure = { cause: error };
  }
  const mismatch = findMismatch();
  if (mismatch !== null) throw new Error(mismatch, failure);
  if (failure) throw failure.cause;
}
