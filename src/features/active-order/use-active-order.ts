import { useMemo } from 'react';
import { fromCallback } from 'xstate';
import { activeOrderMachine } from '../../../machines/active-order.ts';
import type { ActiveOrderEvent } from '../../../machines/active-order.ts';
import { everySecond } from '../../services/clock.ts';
import { customerOrders, ordersOf, watchOrders } from '../../services/orders.ts';
import { useMachine } from '../../shared/actors.ts';

const storedActiveOrder = activeOrderMachine.provide({
  actors: {
    ordersListener: fromCallback<ActiveOrderEvent, { userId: string }>(({ sendBack, input }) =>
      watchOrders(() =>
        sendBack({ type: 'activeOrder.ordersChanged', orders: ordersOf(input.userId) }),
      ),
    ),
    clock: fromCallback<ActiveOrderEvent>(({ sendBack }) =>
      everySecond((now) => sendBack({ type: 'activeOrder.ticked', now })),
    ),
  },
});

/** The orders of a customer that are under way; for another customer, mount it anew. */
export function useActiveOrder(userId: string) {
  const input = useMemo(() => customerOrders(userId), [userId]);
  return useMachine(storedActiveOrder, { input });
}
