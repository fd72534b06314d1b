import type { ChatMessage } from '../domain/entities.ts';
import { messages as elsewhere } from './quick-replies-elsewhere.en.ts';
import { messages } from './quick-replies.en.ts';

type Code = keyof typeof messages;

export const quickReplies = Object.entries(messages) as [code: Code, text: string][];

/**
 * Returns the text of a message in this build's language. Only quick replies that the customer sent unchanged
 * are translated. They are recognised by their text, because the specification allows no further field in a
 * message.
 */
export function textOf({ text, senderType }: ChatMessage): string {
  const sent = Object.entries(elsewhere).find(([, reply]) => reply === text);
  return senderType === 'customer' && sent ? messages[sent[0] as Code] : text;
}
