import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { fromCallback, fromPromise } from 'xstate';
import { trackLookupMachine } from '../../../machines/track-lookup.ts';
import type { OrderChanged, TrackLookupInput } from '../../../machines/track-lookup.ts';
import type { Order } from '../../domain/entities.ts';
import { orderIdIn, trackingPath } from '../../domain/order-id.ts';
import { findOrder } from '../../services/find-order.ts';
import { watchOrders } from '../../services/orders.ts';
import { useMachine } from '../../shared/actors.ts';
import { placedOrderOf } from '../../shared/checkout-redirect.ts';
import { logged } from '../../shared/logged.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';

const storedOrderLookup = trackLookupMachine.provide({
  actors: {
    orderListener: fromCallback<OrderChanged, { orderId: string }>(({ sendBack, input }) =>
      watchOrders(() => {
        const order = findOrder(input.orderId);
        // If the stored orders are unreadable or removed, the screen does not change.
        if (order) sendBack({ type: 'track.orderChanged', order });
      }),
    ),
    lookUpOrder: logged(
      fromPromise<Order | null, { orderId: string }>(
        async ({ input }) => findOrder(input.orderId) ?? null,
      ),
    ),
  },
});

/** Returns the ID in the URL, and the order itself if checkout has just placed it. */
function useRequestedOrder(): Omit<TrackLookupInput, 'now'> {
  const { search, state } = useLocation();
  const navigationType = useNavigationType();
  // Prerendered pages do not know the URL's query.
  const isHydrated = useIsHydrated();
  const orderId = orderIdIn((isHydrated && new URLSearchParams(search).get('id')) || '');
  // After a reload or after going back, the stored order may be newer than the order in the history entry.
  const placed = navigationType === NavigationType.Pop ? undefined : placedOrderOf(state);
  return { orderId, order: placed?.id === orderId ? placed : null };
}

/**
 * Returns the snapshot and `send` of the machine that looks up an order. The machine follows the ID in the
 * URL, and writes a looked-up ID into the URL.
 */
export function useTrackLookup() {
  const navigate = useNavigate();
  const requested = useRequestedOrder();
  const { orderId } = requested;
  const [lookup, send] = useMachine(
    storedOrderLookup.provide({
      actions: {
        showInAddress: (_, id) => void navigate(trackingPath(id)),
      },
    }),
    { input: { ...requested, now: () => Date.now() } },
  );
  useEffect(() => send({ type: 'track.addressChanged', orderId }), [orderId, send]);
  return [lookup, send] as const;
}
