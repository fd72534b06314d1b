/** Both sides of the chat with the simulated driver, kept in the browser. */
import type { ChatMessage, User } from '../../machines/entities.ts';
import { driverGreeting, driverReplies } from '../data/driver-replies.ts';
import { sampleDriver } from '../data/drivers.ts';
import { chooseReply } from '../domain/driver-reply.ts';
import { appendToChat, beginChat, extendChat } from './chats.ts';

function stamp(text: string) {
  const timestamp = Date.now();
  return {
    id: String(timestamp),
    text,
    timestamp,
    createdAt: new Date(timestamp).toISOString(),
  };
}

function fromDriver(text: string): ChatMessage {
  return {
    ...stamp(text),
    senderId: 'driver',
    senderName: sampleDriver.name,
    senderType: 'driver',
  };
}

/** The stored messages; a chat that has none begins with the driver's greeting. */
export async function openConversation(orderId: string): Promise<ChatMessage[]> {
  const greeting = fromDriver(driverGreeting);
  try {
    return await beginChat(orderId, greeting);
  } catch (error) {
    console.warn('The greeting was not stored.', error);
    return [greeting];
  }
}

/** @throws what the browser throws when it can't store the message */
export async function sendToDriver(
  orderId: string,
  text: string,
  sender: User,
): Promise<ChatMessage[]> {
  return appendToChat(orderId, {
    ...stamp(text),
    senderId: sender.uid,
    senderName: sender.displayName || 'Customer',
    senderType: 'customer',
  });
}

/**
 * The driver answers the newest message of the customer, once for all tabs that show the chat.
 *
 * @param messages what the customer saw when the driver began to type
 * @throws what the browser throws when it can't store the answer
 */
export async function replyFromDriver(
  orderId: string,
  messages: readonly ChatMessage[],
): Promise<ChatMessage[]> {
  return extendChat(orderId, (present) => {
    if (present.at(-1)?.senderType === 'driver') return undefined;
    const seen = present.length > 0 ? present : messages;
    const newest = seen.findLast(({ senderType }) => senderType === 'customer');
    return fromDriver(chooseReply(newest?.text ?? '', driverReplies, Math.random()));
  });
}
