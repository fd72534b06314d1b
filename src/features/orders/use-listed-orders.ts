import { useState, useSyncExternalStore } from 'react';
import type { ListedOrder } from '../../../machines/entities.ts';
import { restaurants } from '../../data/restaurants.ts';
import { sampleOrders } from '../../data/sample-orders.ts';
import { listOrder } from '../../domain/listed-order.ts';
import { isPastStatus } from '../../domain/order-status.ts';
import { everySecond } from '../../services/clock.ts';
import { ordersOf, watchOrders } from '../../services/orders.ts';

/**
 * The stored orders and the time they are listed at: read when the page opens, when another tab
 * changes them, and when one of them reaches its estimated delivery.
 */
function createOrderStore(userId: string) {
  let snapshot = { orders: ordersOf(userId), now: Date.now() };
  return {
    read: () => snapshot,
    subscribe: (onChange: () => void) => {
      const update = () => {
        snapshot = { orders: ordersOf(userId), now: Date.now() };
        onChange();
      };
      const endWatch = watchOrders(update);
      const endClock = everySecond((now) => {
        const isDue = snapshot.orders.some(({ estimatedDelivery }) => {
          const deadline = Date.parse(estimatedDelivery);
          return deadline > snapshot.now && deadline <= now;
        });
        if (isDue) update();
      });
      return () => {
        endWatch();
        endClock();
      };
    },
  };
}

/** The customer's own orders, newest first, and the samples below them. */
export function useListedOrders(userId: string): { active: ListedOrder[]; past: ListedOrder[] } {
  const [store] = useState(() => createOrderStore(userId));
  const { orders, now } = useSyncExternalStore(store.subscribe, store.read);
  const listed = [
    ...orders.map((order) => {
      const known = restaurants.find(({ id }) => id === order.restaurant.id);
      return listOrder(order, { cuisine: known?.cuisine ?? '', ...order.restaurant }, now);
    }),
    ...sampleOrders(now),
  ];
  return {
    active: listed.filter(({ status }) => !isPastStatus(status)),
    past: listed.filter(({ status }) => isPastStatus(status)),
  };
}
