import { useMemo, useState, useSyncExternalStore } from 'react';
import type { ListedOrder, Order } from '../../../machines/entities.ts';
import { restaurants } from '../../data/restaurants.ts';
import { sampleOrders } from '../../data/sample-orders.ts';
import { listOrder } from '../../domain/listed-order.ts';
import { isPastStatus } from '../../domain/order-status.ts';
import { everySecond } from '../../services/clock.ts';
import { ordersOf, watchOrders } from '../../services/orders.ts';

const dueAt = ({ estimatedDelivery }: Order) => Date.parse(estimatedDelivery);

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
        // Either way: a clock that was wrong may be put back.
        const changes = snapshot.orders.some(
          (order) => dueAt(order) <= now !== dueAt(order) <= snapshot.now,
        );
        if (changes) update();
      });
      return () => {
        endWatch();
        endClock();
      };
    },
  };
}

/** A line of My Orders; the order itself is read when the line comes into sight. */
export type OrderEntry = { id: string; read: () => ListedOrder };

function entryOf(order: Order, now: number): OrderEntry {
  return {
    id: order.id,
    read: () => {
      const { restaurant, ...rest } = order;
      const known = restaurants.find(({ id }) => id === restaurant.id);
      return listOrder(
        { ...rest, restaurant },
        { cuisine: known?.cuisine ?? '', ...restaurant },
        now,
      );
    },
  };
}

/** The customer's own orders, newest first, and the samples below them. */
export function useListedOrders(userId: string): { active: OrderEntry[]; past: OrderEntry[] } {
  const [store] = useState(() => createOrderStore(userId));
  const { orders, now } = useSyncExternalStore(store.subscribe, store.read);
  return useMemo(() => {
    const active: OrderEntry[] = [];
    const past: OrderEntry[] = [];
    for (const order of orders) {
      const isPast = isPastStatus(order.status) || dueAt(order) <= now;
      (isPast ? past : active).push(entryOf(order, now));
    }
    for (const sample of sampleOrders(now)) {
      const list = isPastStatus(sample.status) ? past : active;
      list.push({ id: sample.id, read: () => sample });
    }
    return { active, past };
  }, [orders, now]);
}
