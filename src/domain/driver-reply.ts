import type { ChatMessage } from './entities.ts';

export type DriverReplies = {
  /** The replies to a question about the driver's position. */
  position: readonly string[];
  /** The replies to a request to ring the bell. */
  bell: readonly string[];
  /** The replies to a request to leave the order at the door. */
  door: readonly string[];
  /** The replies to any other message. */
  other: readonly string[];
};

/**
 * The words that a message of each kind may contain, in English, and in Hindi in Latin and Devanagari script.
 * If a message contains words of several kinds, the first kind wins.
 */
const words = {
  position: /close|where|kahan|kidhar|कहाँ|कहां|किधर|पास (?:में|हैं|हो|पहुँच)/i,
  bell: /ring|bell|ghanti|घंटी|घण्टी/i,
  door: /door|leave|darwa[zj]|दरवाज|छोड़/i,
} as const;

function kindOf(message: string): keyof DriverReplies {
  // Some keyboards write ड़ and ज़ as one code point. Normalising splits each of them into a letter and a
  // dot, as in the patterns.
  const text = message.normalize();
  if (words.position.test(text)) return 'position';
  if (words.bell.test(text)) return 'bell';
  if (words.door.test(text)) return 'door';
  return 'other';
}

/**
 * Returns a random reply of the simulated driver, from the first list of `DriverReplies` that fits the
 * message.
 *
 * @param random a number of at least 0 and below 1, as `Math.random` returns
 */
export function chooseReply(text: string, replies: DriverReplies, random: number): string {
  const candidates = replies[kindOf(text)];
  return candidates[Math.floor(random * candidates.length)] ?? '';
}

/**
 * Returns the customer's messages that have no reply yet, oldest first. Each reply answers the oldest message
 * that has no reply.
 */
export function unansweredIn(messages: readonly ChatMessage[]): ChatMessage[] {
  const waiting: ChatMessage[] = [];
  for (const message of messages) {
    if (message.senderType === 'customer') waiting.push(message);
    else waiting.shift();
  }
  return waiting;
}

export function needsReply(messages: readonly ChatMessage[], userId: string): boolean {
  return unansweredIn(messages).some(({ senderId }) => senderId === userId);
}

/** A reply that a driver owes the customer. */
export type DueReply = {
  orderId: string;
  /** The time when the reply is due, in milliseconds since the epoch. */
  due: number;
};

/** All replies that drivers owe the customer at one point in time. */
export type DueReplies = {
  replies: readonly DueReply[];
  /** The point in time, in milliseconds since the epoch. */
  now: number;
};

/** Returns the reply that is due first, if any. */
export function nextReply({ replies }: DueReplies): DueReply | undefined {
  return replies.toSorted((one, other) => one.due - other.due)[0];
}
