import { useMemo, useSyncExternalStore } from 'react';
import type { Order } from '../domain/entities.ts';
import { unreadCount } from '../domain/unread-messages.ts';
import type { DriverMessages } from '../domain/unread-messages.ts';
import { driverMessageTimes, watchChats } from '../services/chats.ts';
import { ordersOf, watchOrders } from '../services/orders.ts';
import { SeenMessagesActor } from './app.ts';

const HOUR = 60 * 60_000;

/**
 * Returns whether unread messages about an order still count. They count until the order is cancelled, or
 * until an hour after the estimated delivery.
 */
function isRecent({ status, estimatedDelivery }: Order): boolean {
  return status !== 'cancelled' && Date.now() < Date.parse(estimatedDelivery) + HOUR;
}

/** Returns the IDs of a customer's recent orders. Only the unread messages about these orders are counted. */
export function recentOrderIds(userId: string): string[] {
  return ordersOf(userId)
    .filter(isRecent)
    .map(({ id }) => id);
}

const noMessages: DriverMessages = {};

/** Returns the drivers' messages about these orders as a store to which React subscribes. */
function driverMessagesOf(orderIds: () => readonly string[]) {
  /** The cached messages. They are read again after an order or a chat has changed. */
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
 * Returns a function that takes an order's ID and returns the number of unread messages from its driver.
 *
 * @param orderIds returns the IDs of the orders whose messages are counted. It is called again when an order
 *   or a chat changes, and must be the same function at each render
 */
export function useUnreadCount(orderIds: () => readonly string[]): (orderId: string) => number {
  const seen = SeenMessagesActor.useSelector(({ context }) => context.value);
  const { read, subscribe } = useMemo(() => driverMessagesOf(orderIds), [orderIds]);
  const messages = useSyncExternalStore(subscribe, read, () => noMessages);
  return (orderId) => unreadCount({ messages, seen, now: Date.now() }, orderId);
}
