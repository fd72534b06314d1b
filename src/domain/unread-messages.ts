import type { ChatMessage } from './entities.ts';
import { seenUntil } from './seen-messages.ts';
import type { SeenMessages, SeenMessagesOperation } from './seen-messages.ts';

/** By order id, when the driver wrote each message; milliseconds since the epoch. */
export type DriverMessages = Readonly<Record<string, readonly number[]>>;

/** `seen` is null if it is not this customer's. */
type Read = { messages: DriverMessages; seen: SeenMessages | null };

/**
 * Returns when this order's driver wrote each unread message; empty if `seen` belongs to another customer.
 */
export function unreadTimes({ messages, seen }: Read, orderId: string): readonly number[] {
  if (!seen) return [];
  const own = Object.hasOwn(messages, orderId) ? messages[orderId] : undefined;
  return own?.filter((written) => written > seenUntil(seen, orderId)) ?? [];
}

/** How many messages of this order's driver the customer has not seen. */
export function unreadCount(read: Read, orderId: string): number {
  return unreadTimes(read, orderId).length;
}

/**
 * Returns the value to store once a customer has read a chat up to its end, or undefined if the driver has
 * written nothing new.
 */
export function readingOf(
  orderId: string,
  messages: readonly Pick<ChatMessage, 'senderType' | 'timestamp'>[],
  seen: SeenMessages,
): SeenMessagesOperation | undefined {
  const written = messages.filter(({ senderType }) => senderType === 'driver');
  const timestamp = Math.max(...written.map((message) => message.timestamp));
  return timestamp > seenUntil(seen, orderId) ? { type: 'seen', orderId, timestamp } : undefined;
}
