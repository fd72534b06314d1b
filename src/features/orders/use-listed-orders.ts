import { useState, useSyncExternalStore } from 'react';
import type { ListedOrder } from '../../../machines/entities.ts';
import { restaurants } from '../../data/restaurants.ts';
import { sampleOrders } from '../../data/sample-orders.ts';
import { listOrder } from '../../domain/listed-order.ts';
import { isPastStatus } from '../../domain/order-status.ts';
import { ordersOf, watchOrders } from '../../services/orders.ts';

/** One snapshot of the stored orders: read when the page opens and when another tab changes them. */
function createOrderStore(userId: string) {
  let orders = ordersOf(userId);
  return {
    read: () => orders,
    subscribe: (onChange: () => void) =>
      watchOrders(() => {
        orders = ordersOf(userId);
        onChange();
      }),
  };
}

/** The customer's own orders, newest first, and the samples below them. */
export function useListedOrders(userId: string): { active: ListedOrder[]; past: ListedOrder[] } {
  const [store] = useState(() => createOrderStore(userId));
  const [now] = useState(() => Date.now());
  const own = useSyncExternalStore(store.subscribe, store.read);
  const listed = [
    ...own.map((order) => {
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
