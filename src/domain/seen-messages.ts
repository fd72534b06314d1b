import type { RecordDefinition } from './record-definition.ts';

/**
 * The time of the newest message that the customer has seen, by order ID, in milliseconds since the epoch.
 */
export type SeenMessages = Readonly<Record<string, number>>;

export type SeenMessagesOperation = { type: 'seen'; orderId: string; timestamp: number };

/** An entry is dropped if it is this many milliseconds older than the newest entry. */
const WEEK = 7 * 24 * 60 * 60_000;

const longPast = (seen: SeenMessages) => Math.max(0, ...Object.values(seen)) - WEEK;

/**
 * Returns the time until which an order's messages count as seen. Messages that are a week older than the
 * newest seen message of any order always count as seen.
 */
export function seenUntil(seen: SeenMessages, orderId: string): number {
  return Math.max(Object.hasOwn(seen, orderId) ? (seen[orderId] ?? 0) : 0, longPast(seen));
}

export const seenMessagesRecord: RecordDefinition<SeenMessages, SeenMessagesOperation> = {
  empty: {},
  isEmpty: (seen) => Object.keys(seen).length === 0,
  apply: (seen, { orderId, timestamp }) => {
    const next = { ...seen, [orderId]: Math.max(seenUntil(seen, orderId), timestamp) };
    const oldest = longPast(next);
    return Object.fromEntries(Object.entries(next).filter(([, latest]) => latest > oldest));
  },
};
