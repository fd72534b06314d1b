/** Both sides of the chat with the simulated driver, kept in the browser. */
import type { StoreMessageInput } from '../../machines/driver-chat.ts';
import { driverGreeting, driverReplies } from '../data/driver-replies.ts';
import { sampleDriver } from '../data/drivers.ts';
import { chooseReply, owesAnswer, unansweredIn } from '../domain/driver-reply.ts';
import type { DueReplies, DueReply } from '../domain/driver-reply.ts';
import type { ChatMessage } from '../domain/entities.ts';
import { extendChat, storedChats } from './chats.ts';
import { storedOrder } from './orders.ts';

/** From the driver card, the driver answers after a second. */
const DRIVER_CARD_DELAY = 1000;

/** From the tracking card, after two to four. */
const MIN_TRACKING_CARD_DELAY = 2000;
const MAX_TRACKING_CARD_DELAY = 4000;

/** The messages that this page sent from the driver card. After a reload they wait a little longer. */
const sentFromDriverCard = new Set<string>();

function stamp(text: string, timestamp = Date.now()) {
  return {
    id: String(timestamp),
    text,
    timestamp,
    createdAt: new Date(timestamp).toISOString(),
  };
}

/** A cancelled order has no driver to chat with. */
function isCancelled(orderId: string): boolean {
  return storedOrder(orderId)?.status === 'cancelled';
}

function fromDriver(text: string, timestamp?: number): ChatMessage {
  return {
    ...stamp(text, timestamp),
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
export async function sendToDriver({
  orderId,
  text,
  sender,
  from,
}: StoreMessageInput): Promise<ChatMessage[]> {
  if (isCancelled(orderId)) throw new Error('The order was cancelled.');
  return extendChat(orderId, () => {
    const message: ChatMessage = {
      ...stamp(text),
      senderId: sender.uid,
      senderName: sender.displayName || 'Customer',
      senderType: 'customer',
    };
    if (from === 'driverCard') sentFromDriverCard.add(message.id);
    return message;
  });
}

/** The same in every tab: it follows from the moment at which the message was written. */
function replyDelay({ id, timestamp }: ChatMessage): number {
  if (sentFromDriverCard.has(id)) return DRIVER_CARD_DELAY;
  const range = MAX_TRACKING_CARD_DELAY - MIN_TRACKING_CARD_DELAY;
  return MIN_TRACKING_CARD_DELAY + (Math.abs(timestamp) % range);
}

/** The driver answers one message after the other, the oldest first. */
function dueTime(messages: readonly ChatMessage[], now: number): number | undefined {
  const [question] = unansweredIn(messages);
  if (!question) return undefined;
  const lastAnswer = messages.findLast(({ senderType }) => senderType === 'driver');
  const begun = Math.max(question.timestamp, lastAnswer?.timestamp ?? 0);
  // A clock that was set back must not make a customer wait for hours.
  return Math.min(begun, now) + replyDelay(question);
}

/** Returns the replies that this customer is owed now. A cancelled order gets none. */
export function dueReplies(userId: string): DueReplies {
  const now = Date.now();
  const replies = storedChats().flatMap(([orderId, messages]) => {
    if (!owesAnswer(messages, userId) || isCancelled(orderId)) return [];
    const due = dueTime(messages, now);
    return due === undefined ? [] : { orderId, due };
  });
  return { replies, now };
}

/**
 * Answers the oldest message that waits for an answer. The first of several tabs does so, and none
 * about an order that was cancelled meanwhile. The answer bears the time at which it was due: a
 * customer who comes back later finds it there as if the driver had written it while they were away.
 *
 * @param signal tells that the customer has signed out, even while another tab holds the chat
 * @throws what the browser throws when it can't store the answer
 */
export async function replyFromDriver(
  { orderId, due }: DueReply,
  signal?: AbortSignal,
): Promise<ChatMessage[]> {
  return extendChat(orderId, (stored) => {
    if (signal?.aborted || isCancelled(orderId)) return undefined;
    const [question] = unansweredIn(stored);
    if (!question) return undefined;
    const timestamp = Math.min(Date.now(), Math.max(due, stored.at(-1)?.timestamp ?? 0));
    return fromDriver(chooseReply(question.text, driverReplies, Math.random()), timestamp);
  });
}
