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

/** For a chat that will probably be opened: a long one takes a while to read. Tells how long it is. */
export async function readChatAhead(orderId: string): Promise<number> {
  return loadChat(orderId).length;
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

/** What this tab has written, by order. */
const written = new Map<string, ChatMessage[]>();

/** Ids are moments: a message written in the same millisecond as another counts as a later one. */
function withOwnMoment(added: ChatMessage, present: readonly ChatMessage[]): ChatMessage {
  if (!present.some(({ id }) => id === added.id)) return added;
  const taken = new Set(present.map(({ id }) => id));
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
    const own = withOwnMoment(added, present);
    const messages = [...present, own];
    writeValue(key, messages, parseChat);
    written.set(orderId, [...(written.get(orderId) ?? []), own]);
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

function wording({ id, text, senderType }: ChatMessage): string {
  return JSON.stringify([id, text, senderType]);
}

/** What this tab has written and is not there: another tab wrote before it knew of it. */
function missingFrom(messages: readonly ChatMessage[], orderId: string): ChatMessage[] {
  const own = written.get(orderId) ?? [];
  if (own.length === 0) return [];
  const present = new Set(messages.map(wording));
  return own.filter((mine) => !present.has(wording(mine)));
}

async function restore(
  orderId: string,
  missing: readonly ChatMessage[],
  onChange: (messages: ChatMessage[]) => void,
): Promise<void> {
  const lost = new Set(missing);
  const others = (written.get(orderId) ?? []).filter((own) => !lost.has(own));
  written.set(orderId, others);
  try {
    for (const own of missing) {
      // oxlint-disable-next-line no-await-in-loop -- in the order in which they were written
      onChange(await appendToChat(orderId, own));
    }
  } catch (error) {
    console.warn('A message that another tab wrote over was not stored again.', error);
  }
}

/** Calls back with the full list when another tab adds to it. Returns what ends it. */
export function watchChat(
  orderId: string,
  onChange: (messages: ChatMessage[]) => void,
): () => void {
  const key = keyOf(orderId);
  return watchKey(key, () => {
    const messages = readValue(key, parseChat);
    if (messages) {
      onChange(messages);
      const missing = missingFrom(messages, orderId);
      if (missing.length > 0) void restore(orderId, missing, onChange);
      return;
    }
    if (hasValue(key)) return;
    written.delete(orderId);
    onChange([]);
  });
}
