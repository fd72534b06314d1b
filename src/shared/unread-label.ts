import { messages } from './unread-label-messages.en.ts';

/**
 * Returns the accessible name of a control that leads to messages. The name contains the number of unread
 * messages, if there are any.
 */
export function unreadLabel(name: string, count: number): string {
  return count === 0 ? name : messages.withUnread(name, count);
}
