import { useMemo, useSyncExternalStore } from 'react';
import type { Order } from '../domain/entities.ts';
import { unreadCount } from '../domain/unread-messages.ts';
import type { DriverMessages } from '../domain/unread-messages.ts';
import { driverMessageTimes, watchChats } from '../services/chats.ts';
import { ordersOf, watchOrders } from '../services/orders.ts';
import { SeenMessagesActor } from './seen-messages.ts';

const HOUR = 60 * 60_000;

/** The driver's messages no longer matter once the order is cancelled or long delivered. */
function isRecent({ status, estimatedDelivery }: Order): boolean {
  return status !== 'cancelled' && Date.now() < Date.parse(estimatedDelivery) + HOUR;
}

/** The ids of a customer's orders whose messages count wherever they are. */
export function recentOrderIds(userId: string): string[] {
  return ordersOf(userId)
    .filter(isRecent)
    .map(({ id }) => id);
}

const noMessages: DriverMessages = {};

/** The driver messages of some orders, as a store that React subscribes to. */
function driverMessagesOf(orderIds: () => readonly string[]) {
  /** Read once for each change of an order or a chat. */
  let messages: DriverMessages | undefined;
  return {
    read: () => {
      messages ??= Object.fromEntries(orderIds().map((id) => [id, driverMessageTimes(id)]));
      return messages;
    },
    subscribe: (onChange: () => void) => {
      messages = undefined;
      const forget = () => {
        messages = undefined;
        onChange();
      };
      const ends = [watchChats(forget), watchOrders(forget)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

/**
 * How many of a driver's messages the customer has not read, in whichever tab they came.
 *
 * @param orderIds of which orders; asked again when an order or a chat changes. The same function at each render.
 * @returns the count of an order, by its id
 */
export function useUnreadCount(orderIds: () => readonly string[]): (orderId: string) => number {
  const seen = SeenMessagesActor.useSelector(({ context }) => context.value);
  const { read, subscribe } = useMemo(() => driverMessagesOf(orderIds), [orderIds]);
  const messages = useSyncExternalStore(subscribe, read, () => noMessages);
  return (orderId) => unreadCount({ messages, seen }, orderId);
}
