/** Suggests events that the user can send to an actor, with example payloads. */
import type { AnyMachineSnapshot } from 'xstate';
import type { Chart } from '../chart.ts';
import type { InspectedActor } from '../live/protocol.ts';
import { carriedBy } from '../model.ts';
import { fromText } from '../simulation/payload-text.ts';
import { pathsOf } from '../state-paths.ts';

export type WishedEvent = { event: string; isHandledNow: boolean };

/** Returns the events of a machine, beginning with those that its active states listen to. */
export function wishedEventsOf({ transitions }: Chart, { value }: InspectedActor): WishedEvent[] {
  const active = new Set(['', ...pathsOf(value)]);
  const sourcesOf = new Map<string, string[]>();
  for (const { source, trigger } of transitions) {
    if (trigger.kind !== 'event' || trigger.event.includes('*')) continue;
    sourcesOf.set(trigger.event, [...(sourcesOf.get(trigger.event) ?? []), source]);
  }
  return [...sourcesOf]
    .map(([event, sources]) => ({ event, isHandledNow: sources.some((path) => active.has(path)) }))
    .toSorted((one, other) => Number(other.isHandledNow) - Number(one.isHandledNow));
}

/**
 * Returns the payload of a sample as JSON. Returns `{}` if the payload is computed from data that the page
 * does not have.
 */
export function payloadText(sample: unknown, moment: InspectedActor): string {
  try {
    const snapshot = {
      ...moment,
      matches: () => false,
      hasTag: (tag: string) => moment.tags.includes(tag),
    } as unknown as AnyMachineSnapshot;
    return JSON.stringify(carriedBy(sample, snapshot) ?? {}, null, 2);
  } catch {
    return '{}';
  }
}

/**
 * Returns the event to send, or the problem with the fields. The problem is null if the fields already show
 * it.
 */
export function readWish(
  type: string,
  payload: string,
): { kind: 'event'; event: { type: string } } | { kind: 'unreadable'; problem: string | null } {
  const read = fromText(payload);
  if (type.trim() === '' || read.kind === 'unreadable')
    return { kind: 'unreadable', problem: null };
  const carried = read.payload === undefined ? {} : read.payload;
  if (typeof carried !== 'object' || carried === null || Array.isArray(carried)) {
    return { kind: 'unreadable', problem: 'A payload is an object: { "name": … }.' };
  }
  return { kind: 'event', event: { ...carried, type: type.trim() } };
}
