import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { orderCancellationMachine } from '../../machines/order-cancellation.ts';
import type { CancelOrderOutcome } from '../../machines/order-cancellation.ts';
import { cancellationDeadline } from '../domain/cancellation.ts';
import type { Order } from '../domain/entities.ts';
import { latestTimeOf, storeLatestTime } from '../services/cancellation-clock.ts';
import { cancelOrder, reportOrdersChanged } from '../services/orders.ts';
import { useActorRef } from './actors.ts';
import { clock } from './clock.ts';
import { logged } from './logged.ts';

const storedCancellation = orderCancellationMachine.provide({
  actors: {
    clock,
    cancelOrder: logged(
      fromPromise<CancelOrderOutcome, { orderId: string; userId: string }>(
        async ({ input: { orderId, userId }, signal }) => {
          const outcome = await cancelOrder(orderId, userId);
          // If the customer has left the page, the machine has ended and can't announce the cancellation.
          if (signal.aborted) reportOrdersChanged();
          return outcome;
        },
      ),
      'The order was not cancelled.',
    ),
  },
  actions: {
    announceCancellation: reportOrdersChanged,
    storeTime: ({ context }, now) => storeLatestTime(context.orderId, now),
  },
});

export type OrderCancellationRef = ActorRefFrom<typeof orderCancellationMachine>;

type CancellableOrder = Pick<Order, 'id' | 'createdAt' | 'estimatedDelivery'>;

/**
 * Returns the actor with which this customer can cancel this order. If the order or the customer changes,
 * give the component a new `key`.
 */
export function useOrderCancellation(
  { id, createdAt, estimatedDelivery }: CancellableOrder,
  userId: string,
): OrderCancellationRef {
  const input = useMemo(
    () => ({
      orderId: id,
      userId,
      before: latestTimeOf({ id, createdAt }),
      deadline: cancellationDeadline({ createdAt, estimatedDelivery }),
      now: () => Date.now(),
    }),
    [id, userId, createdAt, estimatedDelivery],
  );
  return useActorRef(storedCancellation, { input });
}
