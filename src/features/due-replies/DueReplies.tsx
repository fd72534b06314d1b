import { useDueReplies } from './use-due-replies.ts';

/** Stores the drivers' replies to a customer when they are due, on every page. Renders nothing. */
export function DueReplies({ userId }: { userId: string }) {
  useDueReplies(userId);
  return null;
}
