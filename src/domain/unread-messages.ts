import { seenUntil } from './seen-messages.ts';
import type { SeenMessages } from './seen-messages.ts';

/** By order id, when the driver wrote each message; milliseconds since the epoch. */
export type DriverMessages = Readonly<Record<string, readonly number[]>>;

/** `seen` is null as long as it is not known. */
type Read = { messages: DriverMessages; seen: SeenMessages | null };

/** When this order's driver wrote what the customer has not seen; nothing until that is known. */
export function unreadTimes({ messages, seen }: Read, orderId: string): readonly number[] {
  if (!seen) return [];
  const own = Object.hasOwn(messages, orderId) ? messages[orderId] : undefined;
  return own?.filter((written) => written > seenUntil(seen, orderId)) ?? [];
}

/** How many messages of this order's driver the customer has not seen. */
export function unreadCount(read: Read, orderId: string): number {
  return unreadTimes(read, orderId).length;
}

/** How many messages of all drivers the customer has not seen. */
export function unreadTotal(read: Read): number {
  return Object.keys(read.messages).reduce((sum, id) => sum + unreadCount(read, id), 0);
}
