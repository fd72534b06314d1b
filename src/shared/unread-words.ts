/** What a control that leads to unread messages is called: its own name, and how many there are. */
export function withUnread(name: string, count: number): string {
  if (count === 0) return name;
  return `${name}, ${count} unread ${count === 1 ? 'message' : 'messages'}`;
}
