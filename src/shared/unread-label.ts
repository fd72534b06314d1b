/**
 * Returns the accessible name of a control that leads to messages. The name contains the number of unread
 * messages, if there are any.
 */
export function unreadLabel(name: string, count: number): string {
  if (count === 0) return name;
  return `${name}, ${count} unread ${count === 1 ? 'message' : 'messages'}`;
}
