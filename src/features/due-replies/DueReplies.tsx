import { fromCallback, fromPromise } from 'xstate';
import { dueRepliesMachine } from '../../../machines/due-replies.ts';
import type { DueRepliesEvent } from '../../../machines/due-replies.ts';
import type { DueReplies as Replies, DueReply } from '../../domain/driver-reply.ts';
import { watchChats } from '../../services/chats.ts';
import { dueReplies, replyFromDriver } from '../../services/driver-conversation.ts';
import { watchOrders } from '../../services/orders.ts';
import { useActorRef } from '../../shared/actors.ts';
import { logged } from '../../shared/logged.ts';

/**
 * Stores each driver's reply to the customer when the reply is due, whichever page is open. Renders nothing.
 * If the customer changes, give the component a new `key`.
 */
export function DueReplies({ userId }: { userId: string }) {
  useActorRef(
    dueRepliesMachine.provide({
      actors: {
        conversationsListener: fromCallback<DueRepliesEvent>(({ sendBack }) => {
          const report = () => sendBack({ type: 'replies.changed', ...dueReplies(userId) });
          report();
          const ends = [watchChats(report), watchOrders(report)];
          return () => {
            for (const end of ends) end();
          };
        }),
        storeReply: logged(
          fromPromise<Replies, DueReply | undefined>(async ({ input, signal }) => {
            if (input) await replyFromDriver(input, signal);
            return dueReplies(userId);
          }),
          'The answer was not stored.',
        ),
      },
    }),
  );
  return null;
}
