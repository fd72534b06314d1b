import type { RecordDefinition } from './record-definition.ts';

/** By order id, when the newest message was written that the customer has seen; milliseconds since the epoch. */
export type SeenMessages = Readonly<Record<string, number>>;

export type SeenMessagesOperation = { type: 'seen'; orderId: string; timestamp: number };

/** An entry is dropped when its order is a week older than the newest. */
const WEEK = 7 * 24 * 60 * 60_000;

const longPast = (seen: SeenMessages) => Math.max(0, ...Object.values(seen)) - WEEK;

/** Until when the messages of an order are seen: those of orders long past all are. */
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
