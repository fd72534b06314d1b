import { useMemo, useSyncExternalStore } from 'react';
import { activeOrders } from '../../domain/active-orders.ts';
import type { BarOrder } from '../../domain/active-orders.ts';
import type { CustomerOrders } from '../../domain/entities.ts';
import { onEverySecond } from '../../services/clock.ts';
import { customerOrders, ordersOf, watchOrders } from '../../services/orders.ts';

/** Returns a store of the orders that the bar shows, for `useSyncExternalStore`. */
function createBarOrderStore(userId: string) {
  let known = customerOrders(userId);
  let shown = activeOrders(known);
  return {
    read: () => shown,
    subscribe: (onChange: () => void) => {
      const learn = (changed: Partial<CustomerOrders>) => {
        known = { ...known, ...changed };
        const next = activeOrders(known);
        // This function runs every second, but the bar is rendered again only if it would show something new.
        if (JSON.stringify(next) === JSON.stringify(shown)) return;
        shown = next;
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
export function useActiveOrders(userId: string): readonly BarOrder[] {
  const { read, subscribe } = useMemo(() => createBarOrderStore(userId), [userId]);
  return useSyncExternalStore(subscribe, read);
}
