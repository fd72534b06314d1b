/** Both sides of the chat with the simulated driver, kept in the browser. */
import { unansweredIn } from '../../machines/driver-chat.ts';
import type { ChatMessage, User } from '../../machines/entities.ts';
import { driverGreeting, driverReplies } from '../data/driver-replies.ts';
import { sampleDriver } from '../data/drivers.ts';
import { chooseReply } from '../domain/driver-reply.ts';
import { extendChat } from './chats.ts';
import { storedOrder } from './orders.ts';

function stamp(text: string) {
  const timestamp = Date.now();
  return {
    id: String(timestamp),
    text,
    timestamp,
    createdAt: new Date(timestamp).toISOString(),
  };
}

/** Whoever cancelled an order has nobody to talk to: the driver does not come. */
function isCancelled(orderId: string): boolean {
  return storedOrder(orderId)?.status === 'cancelled';
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
    return await extendChat(orderId, (stored) => (stored.length === 0 ? greeting : undefined));
  } catch (error) {
    console.warn('The greeting was not stored.', error);
    return [greeting];
  }
}

/** @throws when the order was cancelled, and what the browser throws when it can't store the message */
export async function sendToDriver(
  orderId: string,
  text: string,
  sender: User,
): Promise<ChatMessage[]> {
  if (isCancelled(orderId)) throw new Error('The order was cancelled.');
  return extendChat(orderId, () => ({
    ...stamp(text),
    senderId: sender.uid,
    senderName: sender.displayName || 'Customer',
    senderType: 'customer',
  }));
}

/**
 * The driver answers the oldest message that waits for an answer. Where several tabs show the driver
 * typing, the first one answers. Nobody answers about an order that was cancelled meanwhile.
 *
 * @throws what the browser throws when it can't store the answer
 */
export async function replyFromDriver(orderId: string): Promise<ChatMessage[]> {
  return extendChat(orderId, (stored) => {
    if (isCancelled(orderId)) return undefined;
    const [question] = unansweredIn(stored);
    return question && fromDriver(chooseReply(question.text, driverReplies, Math.random()));
  });
}
