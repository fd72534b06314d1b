import type { ChatMessage } from './entities.ts';
import { seenUntil } from './seen-messages.ts';
import type { SeenMessages, SeenMessagesOperation } from './seen-messages.ts';

/** Maps each order's ID to the times at which its driver wrote messages, in milliseconds since the epoch. */
export type DriverMessages = Readonly<Record<string, readonly number[]>>;

/**
 * The drivers' messages, and the messages that the customer has seen. `seen` is null until it is known for
 * this customer.
 */
type Read = {
  messages: DriverMessages;
  seen: SeenMessages | null;
  /** The current time, in milliseconds since the epoch. */
  now: number;
};

/** Returns the times at which this order's driver wrote the unread messages; empty if `seen` is null. */
export function unreadTimes({ messages, seen, now }: Read, orderId: string): readonly number[] {
  if (!seen) return [];
  const own = Object.hasOwn(messages, orderId) ? messages[orderId] : undefined;
  return own?.filter((written) => written > seenUntil(seen, orderId, now)) ?? [];
}

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
  now: number,
): SeenMessagesOperation | undefined {
  const written = messages.filter(({ senderType }) => senderType === 'driver');
  const timestamp = Math.max(...written.map((message) => message.timestamp));
  return timestamp > seenUntil(seen, orderId, now)
    ? { type: 'seen', orderId, timestamp, now }
    : undefined;
}
