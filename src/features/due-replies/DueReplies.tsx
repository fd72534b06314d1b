import { useDueReplies } from './use-due-replies.ts';

/** The drivers' answers to a customer, which are written on whatever page they are: nothing on it. */
export function DueReplies({ userId }: { userId: string }) {
  useDueReplies(userId);
  return null;
}
