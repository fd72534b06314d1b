import { fromCallback, fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { driverChatMachine } from '../../../machines/driver-chat.ts';
import type { DriverChatEvent, StoreMessageInput } from '../../../machines/driver-chat.ts';
import type { ChatMessage, User } from '../../domain/entities.ts';
import { watchChat } from '../../services/chats.ts';
import { openConversation, sendToDriver } from '../../services/driver-conversation.ts';
import { readingOf } from '../../domain/unread-messages.ts';
import { useActorRef } from '../../shared/actors.ts';
import { logged } from '../../shared/logged.ts';
import { SeenMessagesActor } from '../../shared/app.ts';

const storedChat = driverChatMachine.provide({
  actors: {
    loadHistory: logged(
      fromPromise<ChatMessage[], { orderId: string }>(({ input }) =>
        openConversation(input.orderId),
      ),
    ),
    conversationListener: fromCallback<DriverChatEvent, { orderId: string }>(
      ({ sendBack, input }) =>
        watchChat(input.orderId, (messages) => sendBack({ type: 'chat.changed', messages })),
    ),
    storeMessage: logged(
      fromPromise<ChatMessage[], StoreMessageInput>(({ input }) => sendToDriver(input)),
      'The message was not stored.',
    ),
  },
});

function markAsRead(
  record: ReturnType<typeof SeenMessagesActor.useActorRef>,
  orderId: string,
  messages: readonly ChatMessage[],
): void {
  const { value } = record.getSnapshot().context;
  const operation = readingOf(orderId, messages, value, Date.now());
  if (operation) record.send({ type: 'record.changed', operation });
}

/**
 * Returns the actor of one order's chat. If the order or the customer changes, give the component a new
 * `key`.
 */
export function useDriverChat(orderId: string, sender: User) {
  const seenMessages = SeenMessagesActor.useActorRef();
  return useActorRef(
    storedChat.provide({
      actions: {
        markAsRead: ({ context }, messages) => {
          markAsRead(seenMessages, context.orderId, messages);
        },
      },
    }),
    { input: { orderId, sender } },
  );
}

export type DriverChatRef = ActorRefFrom<typeof driverChatMachine>;
