import * as v from 'valibot';
import type { ChatMessage } from '../../machines/entities.ts';
import { hasValue, readValue, watchKey, withLock, writeValue } from './browser-storage.ts';

/** Further from 1970 no date is possible, neither way: in milliseconds. */
const LATEST_MOMENT = 8.64e15;

const message = v.object({
  id: v.string(),
  text: v.string(),
  senderId: v.fallback(v.string(), ''),
  senderName: v.fallback(v.string(), 'Customer'),
  senderType: v.picklist(['customer', 'driver']),
  timestamp: v.pipe(v.number(), v.minValue(-LATEST_MOMENT), v.maxValue(LATEST_MOMENT)),
  createdAt: v.fallback(v.string(), ''),
});

const chat = v.array(message);

function parseChat(raw: unknown): ChatMessage[] | undefined {
  const parsed = v.safeParse(chat, raw);
  return parsed.success ? parsed.output : undefined;
}

function keyOf(orderId: string): string {
  return `chat_${orderId}`;
}

/** The messages of an order's chat, oldest first; none where nothing readable is stored. */
export function loadChat(orderId: string): ChatMessage[] {
  return readValue(keyOf(orderId), parseChat) ?? [];
}

/**
 * The stored messages; where there are none, this first one is stored.
 *
 * @throws what the browser throws when it can't store it
 */
export async function beginChat(orderId: string, first: ChatMessage): Promise<ChatMessage[]> {
  const key = keyOf(orderId);
  return withLock(key, () => {
    const present = loadChat(orderId);
    if (present.length > 0) return present;
    writeValue(key, [first], parseChat);
    return [first];
  });
}

/** Ids are moments: a message written in the same millisecond as another counts as a later one. */
function withOwnMoment(added: ChatMessage, present: readonly ChatMessage[]): ChatMessage {
  const taken = new Set(present.map(({ id }) => id));
  if (!taken.has(added.id)) return added;
  let { timestamp } = added;
  while (taken.has(String(timestamp))) timestamp += 1;
  return {
    ...added,
    id: String(timestamp),
    timestamp,
    createdAt: new Date(timestamp).toISOString(),
  };
}

/**
 * Adds a message to what is stored at that moment, also by another tab.
 *
 * @param write makes the message, or none, from what is stored
 * @returns the full list
 * @throws what the browser throws when it can't store it
 */
export async function extendChat(
  orderId: string,
  write: (present: readonly ChatMessage[]) => ChatMessage | undefined,
): Promise<ChatMessage[]> {
  const key = keyOf(orderId);
  return withLock(key, () => {
    const present = loadChat(orderId);
    const added = write(present);
    if (!added) return present;
    const messages = [...present, withOwnMoment(added, present)];
    writeValue(key, messages, parseChat);
    return messages;
  });
}

/**
 * Adds this message to what is stored at that moment, also by another tab.
 *
 * @returns the full list
 * @throws what the browser throws when it can't store it
 */
export async function appendToChat(orderId: string, added: ChatMessage): Promise<ChatMessage[]> {
  return extendChat(orderId, () => added);
}

/** Calls back with the full list when another tab adds to it. Returns what ends it. */
export function watchChat(
  orderId: string,
  onChange: (messages: ChatMessage[]) => void,
): () => void {
  const key = keyOf(orderId);
  return watchKey(key, () => {
    const messages = readValue(key, parseChat);
    if (messages) onChange(messages);
    else if (!hasValue(key)) onChange([]);
  });
}
