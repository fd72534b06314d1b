import { useMemo, useSyncExternalStore } from 'react';
import type { Order } from '../../domain/entities.ts';
import { ordersToRepeat } from '../../domain/reorder-offer.ts';
import { ordersOf, watchOrders } from '../../services/orders.ts';
import { useUser } from '../../shared/session.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';

type PastOrders = {
  /** Whether the customer has ordered before. */
  isReturning: boolean;
  /** The orders to offer again, newest first. */
  toRepeat: readonly Order[];
};

const none: PastOrders = { isReturning: false, toRepeat: [] };

/** Returns a store of a customer's past orders, for `useSyncExternalStore`. */
function pastOrdersOf(userId: string | undefined) {
  const read = (): PastOrders => {
    if (userId === undefined) return none;
    const orders = ordersOf(userId);
    return { isReturning: orders.length > 0, toRepeat: ordersToRepeat(orders, Date.now()) };
  };
  let known = read();
  return {
    read: () => known,
    subscribe: (onChange: () => void) =>
      watchOrders(() => {
        known = read();
        onChange();
      }),
  };
}

/** Returns what the home page shows of the customer's past orders. A first visit has none. */
export function usePastOrders(): PastOrders {
  const user = useUser();
  const userId = useIsHydrated() ? user?.uid : undefined;
  const { read, subscribe } = useMemo(() => pastOrdersOf(userId), [userId]);
  return useSyncExternalStore(subscribe, read, () => none);
}
