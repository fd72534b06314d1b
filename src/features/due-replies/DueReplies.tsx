import { useDueReplies } from './use-due-replies.ts';

/** Stores the drivers' replies to a customer on every page. It renders nothing. */
export function DueReplies({ userId }: { userId: string }) {
  useDueReplies(userId);
  return null;
}
