import type { ChatMessage } from './entities.ts';
import { seenUntil } from './seen-messages.ts';
import type { SeenMessages, SeenMessagesOperation } from './seen-messages.ts';

/** By order id, when the driver wrote each message; milliseconds since the epoch. */
export type DriverMessages = Readonly<Record<string, readonly number[]>>;

/** `seen` is null if it is not this customer's. */
type Read = { messages: DriverMessages; seen: SeenMessages | null };

/** When this order's driver wrote what the customer has not seen; nothing if `seen` is not theirs. */
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
 * What to store once a customer has read a conversation up to its end; undefined if its driver has written nothing
 * that they have not read.
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
