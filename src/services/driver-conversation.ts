/** The chat with the simulated driver. The browser stores the messages of both sides. */
import type { StoreMessageInput } from '../../machines/driver-chat.ts';
import {
  driverGreeting,
  driverReplies,
  greetingAfterDelivery,
  repliesAfterDelivery,
} from '../data/driver-replies.ts';
import { sampleDriver } from '../data/drivers.ts';
import { chooseReply, needsReply, unansweredIn } from '../domain/driver-reply.ts';
import type { DueReplies, DueReply } from '../domain/driver-reply.ts';
import type { ChatMessage } from '../domain/entities.ts';
import { isDue } from '../domain/order-status.ts';
import { extendChat, storedChats, UNNAMED_CUSTOMER } from './chats.ts';
import { storedOrder } from './orders.ts';

/** The delay of the reply to a message from the driver card, in milliseconds. */
const DRIVER_CARD_DELAY = 1000;

/** The shortest and the longest delay of the reply to a message from the tracking card, in milliseconds. */
const MIN_TRACKING_CARD_DELAY = 2000;
const MAX_TRACKING_CARD_DELAY = 4000;

/**
 * The IDs of the messages that this page sent from the driver card. A reload loses the IDs, and the replies
 * to these messages then take a little longer.
 */
const sentFromDriverCard = new Set<string>();

function stamp(text: string, timestamp = Date.now()) {
  return {
    id: String(timestamp),
    text,
    timestamp,
    createdAt: new Date(timestamp).toISOString(),
  };
}

function isCancelled(orderId: string): boolean {
  return storedOrder(orderId)?.status === 'cancelled';
}

/** Returns whether the estimated delivery of the order is at or before this time. */
function isDelivered(orderId: string, time: number): boolean {
  const order = storedOrder(orderId);
  return order !== undefined && isDue(order, time);
}

function fromDriver(text: string, timestamp?: number): ChatMessage {
  return {
    ...stamp(text, timestamp),
    senderId: 'driver',
    senderName: sampleDriver.name,
    senderType: 'driver',
  };
}

/** Returns the stored messages. An empty chat begins with the driver's greeting. */
export async function openConversation(orderId: string): Promise<ChatMessage[]> {
  const greeting = fromDriver(
    isDelivered(orderId, Date.now()) ? greetingAfterDelivery : driverGreeting,
  );
  try {
    return await extendChat(orderId, (stored) => (stored.length === 0 ? greeting : undefined));
  } catch (error) {
    console.warn('The greeting was not stored.', error);
    return [greeting];
  }
}

/**
 * Stores a message from the customer to the driver.
 *
 * @throws an error if the order was cancelled, or the browser's error if it can't store the message
 */
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
      senderName: sender.displayName || UNNAMED_CUSTOMER,
      senderType: 'customer',
    };
    if (from === 'driverCard') sentFromDriverCard.add(message.id);
    return message;
  });
}

/**
 * Returns the delay of the reply to a message, in milliseconds. If the message came from the tracking card,
 * the delay depends on the timestamp and is therefore the same in every tab.
 */
function replyDelay({ id, timestamp }: ChatMessage): number {
  if (sentFromDriverCard.has(id)) return DRIVER_CARD_DELAY;
  const range = MAX_TRACKING_CARD_DELAY - MIN_TRACKING_CARD_DELAY;
  return MIN_TRACKING_CARD_DELAY + (Math.abs(timestamp) % range);
}

/**
 * Returns the time when the next reply is due, or undefined if every message has a reply. The driver replies
 * to the messages one after another, oldest first.
 */
function dueTime(messages: readonly ChatMessage[], now: number): number | undefined {
  const [question] = unansweredIn(messages);
  if (!question) return undefined;
  const lastAnswer = messages.findLast(({ senderType }) => senderType === 'driver');
  const begun = Math.max(question.timestamp, lastAnswer?.timestamp ?? 0);
  // If the clock was set back, the last message may be hours in the future. The customer must not wait that
  // long.
  return Math.min(begun, now) + replyDelay(question);
}

/** Returns the replies that drivers owe this customer now. A driver owes no reply about a cancelled order. */
export function dueReplies(userId: string): DueReplies {
  const now = Date.now();
  const replies = storedChats().flatMap(([orderId, messages]) => {
    if (!needsReply(messages, userId) || isCancelled(orderId)) return [];
    const due = dueTime(messages, now);
    return due === undefined ? [] : { orderId, due };
  });
  return { replies, now };
}

/**
 * Stores the driver's reply to the oldest message without a reply, unless the order was cancelled in the
 * meantime. If several tabs try this, only the first tab stores a reply. The reply gets the time when it was
 * due, which may be a time when the customer was away.
 *
 * @param signal is aborted when the customer signs out, which can happen while this function waits for the
 *   chat's lock
 * @throws the browser's error if it can't store the reply
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
    const replies = isDelivered(orderId, timestamp) ? repliesAfterDelivery : driverReplies;
    return fromDriver(chooseReply(question.text, replies, Math.random()), timestamp);
  });
}
