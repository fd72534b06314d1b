import type { ChatMessage } from './entities.ts';
import { seenUntil } from './seen-messages.ts';
import type { SeenMessages, SeenMessagesOperation } from './seen-messages.ts';

/** The times when the driver wrote each message, by order ID, in milliseconds since the epoch. */
export type DriverMessages = Readonly<Record<string, readonly number[]>>;

/** The driver's messages and what the customer has seen. `seen` is null if it belongs to another customer. */
type Read = { messages: DriverMessages; seen: SeenMessages | null };

/** Returns the times when this order's driver wrote each unread message; empty if `seen` is null. */
export function unreadTimes({ messages, seen }: Read, orderId: string): readonly number[] {
  if (!seen) return [];
  const own = Object.hasOwn(messages, orderId) ? messages[orderId] : undefined;
  return own?.filter((written) => written > seenUntil(seen, orderId)) ?? [];
}

/** Returns how many messages of this order's driver the customer has not seen. */
export function unreadCount(read: Read, orderId: string): number {
  return unreadTimes(read, orderId).length;
}

/**
 * Returns the operation to store once a customer has read a chat up to its end, or undefined if the driver
 * has written nothing new.
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
