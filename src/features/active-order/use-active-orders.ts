import { useMemo, useSyncExternalStore } from 'react';
import { activeOrders } from '../../domain/active-orders.ts';
import type { FollowedOrder } from '../../domain/active-orders.ts';
import type { CustomerOrders } from '../../domain/entities.ts';
import { onEverySecond } from '../../services/clock.ts';
import { customerOrders, ordersOf, watchOrders } from '../../services/orders.ts';

function followedOrders({ orders, now }: CustomerOrders): FollowedOrder[] {
  return activeOrders({ orders, now });
}

/** Returns a store of the orders that the bar shows, for `useSyncExternalStore`. */
function followedOrdersOf(userId: string) {
  let known = customerOrders(userId);
  let followed = followedOrders(known);
  return {
    read: () => followed,
    subscribe: (onChange: () => void) => {
      const learn = (changed: Partial<CustomerOrders>) => {
        known = { ...known, ...changed };
        const next = followedOrders(known);
        // The bar is not rendered every second, because it usually shows the same as a second ago.
        if (JSON.stringify(next) === JSON.stringify(followed)) return;
        followed = next;
        onChange();
      };
      learn(customerOrders(userId));
      const ends = [
        onEverySecond((now) => learn({ now })),
        watchOrders(() => learn({ orders: ordersOf(userId) })),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

/**
 * Returns a customer's orders that are on their way or were just delivered, sorted by estimated delivery.
 * Changes made in other tabs are included.
 */
export function useActiveOrders(userId: string): readonly FollowedOrder[] {
  const { read, subscribe } = useMemo(() => followedOrdersOf(userId), [userId]);
  return useSyncExternalStore(subscribe, read);
}
