import type { RecordDefinition } from './record-definition.ts';

/**
 * Maps each order's ID to the time of the newest message that the customer has seen, in milliseconds since
 * the epoch.
 */
export type SeenMessages = Readonly<Record<string, number>>;

export type SeenMessagesOperation = {
  type: 'seen';
  orderId: string;
  timestamp: number;
  /** The time of the operation, in milliseconds since the epoch. */
  now: number;
};

/** An entry is dropped if it is this many milliseconds older than the newest entry. */
const WEEK = 7 * 24 * 60 * 60_000;

/**
 * Returns the time a week before the newest entry. If a wrong clock has left that entry in the future,
 * returns the time a week before `now`.
 */
const longPast = (seen: SeenMessages, now: number) =>
  Math.min(now, Math.max(0, ...Object.values(seen))) - WEEK;

/**
 * Returns the time until which an order's messages count as seen. Messages that are a week older than the
 * newest seen message of any order always count as seen.
 */
export function seenUntil(seen: SeenMessages, orderId: string, now: number): number {
  return Math.max(Object.hasOwn(seen, orderId) ? (seen[orderId] ?? 0) : 0, longPast(seen, now));
}

export const seenMessagesRecord: RecordDefinition<SeenMessages, SeenMessagesOperation> = {
  empty: {},
  isEmpty: (seen) => Object.keys(seen).length === 0,
  apply: (seen, { orderId, timestamp, now }) => {
    const next = { ...seen, [orderId]: Math.max(seenUntil(seen, orderId, now), timestamp) };
    const oldest = longPast(next, now);
    return Object.fromEntries(Object.entries(next).filter(([, latest]) => latest > oldest));
  },
};
