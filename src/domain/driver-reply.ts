import type { ChatMessage } from './entities.ts';

export type DriverReplies = {
  /** To "close" or "where". */
  position: readonly string[];
  /** To "ring" or "bell". */
  bell: readonly string[];
  /** To "door" or "leave". */
  door: readonly string[];
  /** To anything else. */
  other: readonly string[];
};

function kindOf(text: string): keyof DriverReplies {
  if (/close|where/i.test(text)) return 'position';
  if (/ring|bell/i.test(text)) return 'bell';
  if (/door|leave/i.test(text)) return 'door';
  return 'other';
}

/**
 * The simulated driver's answer, by the first rule that the message meets.
 *
 * @param random at least 0 and below 1, as `Math.random` returns
 */
export function chooseReply(text: string, replies: DriverReplies, random: number): string {
  const candidates = replies[kindOf(text)];
  return candidates[Math.floor(random * candidates.length)] ?? '';
}

/** The customer's messages that wait for an answer, oldest first: each answer is to the oldest. */
export function unansweredIn(messages: readonly ChatMessage[]): ChatMessage[] {
  const waiting: ChatMessage[] = [];
  for (const message of messages) {
    if (message.senderType === 'customer') waiting.push(message);
    else waiting.shift();
  }
  return waiting;
}

/** Whether the driver owes this customer an answer. */
export function owesAnswer(messages: readonly ChatMessage[], userId: string): boolean {
  return unansweredIn(messages).some(({ senderId }) => senderId === userId);
}

/** An answer that a driver owes to the customer. */
export type DueReply = {
  orderId: string;
  /** Milliseconds since the epoch. */
  due: number;
};

/** All answers that are owed at a moment. */
export type DueReplies = {
  replies: readonly DueReply[];
  /** Milliseconds since the epoch. */
  now: number;
};

/** The answer that is due first. */
export function nextReply({ replies }: DueReplies): DueReply | undefined {
  return replies.toSorted((one, other) => one.due - other.due)[0];
}
