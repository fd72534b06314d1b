import { useMemo } from 'react';
import { fromCallback } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { unreadMessagesMachine } from '../../machines/unread-messages.ts';
import type { UnreadMessagesEvent } from '../../machines/unread-messages.ts';
import type { Order } from '../domain/entities.ts';
import { driverMessageTimes, watchChats } from '../services/chats.ts';
import { ordersOf, watchOrders } from '../services/orders.ts';
import { useActorRef } from './actors.ts';
import { follow } from './customer-records.ts';
import { SeenMessagesContext } from './seen-messages.ts';

const HOUR = 60 * 60_000;

/** Whether the driver's words still matter: not once the order is cancelled or long delivered. */
function isRecent({ status, estimatedDelivery }: Order): boolean {
  return status !== 'cancelled' && Date.now() < Date.parse(estimatedDelivery) + HOUR;
}

/** The ids of a customer's orders whose messages count wherever they are. */
export function recentOrderIds(userId: string): string[] {
  return ordersOf(userId)
    .filter(isRecent)
    .map(({ id }) => id);
}

/**
 * The driver's messages that the customer has not seen yet, in whichever tab they came.
 *
 * @param orderIds of which orders, asked anew whenever the orders or the chats change; for other ones
 *   give another function
 */
export function useUnreadMessages(orderIds: () => readonly string[]) {
  const record = SeenMessagesContext.useActorRef();
  const machine = useMemo(
    () =>
      unreadMessagesMachine.provide({
        actors: {
          conversationsListener: fromCallback<UnreadMessagesEvent>(({ sendBack }) => {
            const report = () => {
              const times = orderIds().map((id) => [id, driverMessageTimes(id)] as const);
              sendBack({ type: 'unread.messagesChanged', messages: Object.fromEntries(times) });
            };
            report();
            const ends = [watchChats(report), watchOrders(report)];
            return () => {
              for (const end of ends) end();
            };
          }),
          seenListener: fromCallback<UnreadMessagesEvent>(({ sendBack }) =>
            follow(
              record,
              (snapshot) => (snapshot.hasTag('loading') ? null : snapshot.context.value),
              (seen) => sendBack({ type: 'unread.seenChanged', seen }),
            ),
          ),
        },
        actions: {
          keepSeen: (_, operation) => record.send({ type: 'record.operated', operation }),
        },
      }),
    [orderIds, record],
  );
  return useActorRef(machine, { input: { seen: null } });
}

export type UnreadMessagesRef = ActorRefFrom<typeof unreadMessagesMachine>;
