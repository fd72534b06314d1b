import * as v from 'valibot';
import type { ChatMessage } from '../domain/entities.ts';
import {
  hasValue,
  keysFrom,
  readValue,
  watchKeys,
  withLock,
  writeValue,
} from './browser-storage.ts';
import { createChangeEmitter } from './change-emitter.ts';
import { createParser } from './parsing.ts';

/** The maximum distance of a JavaScript date from 1970, in milliseconds. */
const MAX_TIMESTAMP = 8.64e15;

/** The name that is stored, in every language, for a customer without a display name. No page shows it. */
export const UNNAMED_CUSTOMER = 'Customer';

const message = v.object({
  id: v.string(),
  text: v.string(),
  senderId: v.fallback(v.string(), ''),
  senderName: v.fallback(v.string(), UNNAMED_CUSTOMER),
  senderType: v.picklist(['customer', 'driver']),
  timestamp: v.pipe(v.number(), v.minValue(-MAX_TIMESTAMP), v.maxValue(MAX_TIMESTAMP)),
  createdAt: v.fallback(v.string(), ''),
});

const chat = v.array(message);

/** Returns the chat, or undefined if it is invalid. */
export const parseChat: (raw: unknown) => ChatMessage[] | undefined = createParser(chat);

const PREFIX = 'chat_';

function keyOf(orderId: string): string {
  return PREFIX + orderId;
}

const changes = createChangeEmitter((onChange) => watchKeys(PREFIX, onChange));

/** Returns all stored chats with their order IDs. A chat that can't be read appears without messages. */
export function storedChats(): (readonly [orderId: string, messages: ChatMessage[]])[] {
  return keysFrom(PREFIX).map(
    (key) => [key.slice(PREFIX.length), readValue(key, parseChat) ?? []] as const,
  );
}

/**
 * Returns the times at which this order's driver wrote the stored messages; empty if the chat can't be read.
 */
export function driverMessageTimes(orderId: string): number[] {
  const fromDriver = readValue(keyOf(orderId), parseChat)?.filter(
    ({ senderType }) => senderType === 'driver',
  );
  return fromDriver?.map(({ timestamp }) => timestamp) ?? [];
}

/** Calls back when this tab or another one changes any chat. Returns a function to unsubscribe. */
export const watchChats = changes.watch;

/**
 * Adds a message to the chat of an order while holding the chat's lock.
 *
 * @param write receives the stored messages, oldest first, and returns the message to add, or undefined to
 *   add none
 * @returns all messages of the chat
 * @throws the browser's error if it can't store the message
 */
export async function extendChat(
  orderId: string,
  write: (stored: readonly ChatMessage[]) => ChatMessage | undefined,
): Promise<ChatMessage[]> {
  const key = keyOf(orderId);
  return withLock(key, () => {
    const stored = readValue(key, parseChat) ?? [];
    const added = write(stored);
    if (!added) return stored;
    const messages = [...stored, added];
    writeValue(key, messages, parseChat);
    changes.report(key);
    return messages;
  });
}

/**
 * Calls back with all messages when this tab or another one changes the chat. Returns a function to
 * unsubscribe.
 */
export function watchChat(
  orderId: string,
  onChange: (messages: ChatMessage[]) => void,
): () => void {
  const key = keyOf(orderId);
  return changes.watch((changed) => {
    if (changed !== null && changed !== key) return;
    const messages = readValue(key, parseChat);
    // An unreadable chat leaves the screen unchanged, but a removed chat clears it.
    if (messages) onChange(messages);
    else if (!hasValue(key)) onChange([]);
  });
}
