import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { fromCallback } from 'xstate';
import type { OrdersChanged } from '../../../machines/facts.ts';
import { myOrdersMachine } from '../../../machines/my-orders.ts';
import { restaurants } from '../../data/restaurants.ts';
import { isSampleOrder } from '../../data/sample-orders.ts';
import type { Order } from '../../domain/entities.ts';
import { splitByStatus, toListedOrder } from '../../domain/listed-order.ts';
import { customerOrders, ordersOf, watchOrders } from '../../services/orders.ts';
import { getSampleOrders } from '../../services/sample-orders.ts';
import { useMachine } from '../../shared/actors.ts';
import { clock } from '../../shared/clock.ts';
import { isForReceiptsIn } from '../../shared/receipts-state.ts';

const storedMyOrders = myOrdersMachine.provide({
  actors: {
    ordersListener: fromCallback<OrdersChanged, { userId: string }>(({ sendBack, input }) =>
      watchOrders(() => sendBack({ type: 'orders.changed', orders: ordersOf(input.userId) })),
    ),
    clock,
  },
});

function list(order: Order, now: number) {
  const known = restaurants.find(({ id }) => id === order.restaurant.id);
  return toListedOrder(order, { cuisine: known?.cuisine ?? '', ...order.restaurant }, now);
}

/**
 * Returns the snapshot of the page's machine, its `send` function, and the active and past orders. The
 * customer's own orders come before the sample orders. Also returns the past orders that were delivered while
 * the page was open.
 */
export function useMyOrders(userId: string) {
  const { state } = useLocation();
  const isForReceipts = isForReceiptsIn(state);
  const input = useMemo(
    () => ({ ...customerOrders(userId), samples: getSampleOrders(), isForReceipts }),
    [userId, isForReceipts],
  );
  const [page, send] = useMachine(storedMyOrders, { input });
  const { orders, samples, now } = page.context;
  const lists = useMemo(() => {
    const split = splitByStatus([...orders, ...samples].map((order) => list(order, now)));
    const delivered = split.past.filter(
      ({ id, deliveredTime }) =>
        deliveredTime !== null && Date.parse(deliveredTime) > input.now && !isSampleOrder(id),
    );
    return { ...split, delivered };
  }, [orders, samples, now, input]);
  return [page, send, lists] as const;
}
