import type { ChatMessage } from '../domain/entities.ts';
import { messages as elsewhere } from './quick-replies-elsewhere.en.ts';
import { messages } from './quick-replies.en.ts';

type Code = keyof typeof messages;

export const quickReplies = Object.entries(messages) as [code: Code, text: string][];

/**
 * Returns the text of a message. Translates a quick reply that was sent unchanged in another language. The
 * reply is recognised by its text, because the specification fixes the fields of a message.
 */
export function textOf({ text, senderType }: ChatMessage): string {
  const sent = Object.entries(elsewhere).find(([, reply]) => reply === text);
  return senderType === 'customer' && sent ? messages[sent[0] as Code] : text;
}
