/** Returns the accessible name of a control that leads to unread messages, with the number of messages. */
export function unreadLabel(name: string, count: number): string {
  if (count === 0) return name;
  return `${name}, ${count} unread ${count === 1 ? 'message' : 'messages'}`;
}
