import { use, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { fromCallback, fromPromise } from 'xstate';
import { trackLookupMachine } from '../../../machines/track-lookup.ts';
import type { TrackLookupEvent, TrackLookupOutcome } from '../../../machines/track-lookup.ts';
import { orderIdIn } from '../../domain/order-id.ts';
import { findOrder } from '../../services/find-order.ts';
import { watchOrders } from '../../services/orders.ts';
import { useMachine } from '../../shared/actors.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { WatchAddressContext } from '../../shared/watch-address.ts';
import type { WatchAddress } from '../../shared/watch-address.ts';

function storedOrderLookup(watchAddress: WatchAddress, showInAddress: (orderId: string) => void) {
  return trackLookupMachine.provide({
    actors: {
      addressListener: fromCallback<TrackLookupEvent>(({ sendBack }) => {
        let page: string | undefined;
        return watchAddress(({ pathname, search }) => {
          page ??= pathname;
          // The address of another page is known before this page has gone.
          if (pathname !== page) return;
          const orderId = orderIdIn(new URLSearchParams(search).get('id') ?? '');
          sendBack({ type: 'track.addressChanged', orderId });
        });
      }),
      orderListener: fromCallback<TrackLookupEvent, { orderId: string }>(({ sendBack, input }) =>
        watchOrders(() => {
          const order = findOrder(input.orderId);
          // What can't be read, or is gone, changes nothing on the screen.
          if (order) sendBack({ type: 'track.orderChanged', order });
        }),
      ),
      lookUpOrder: fromPromise<TrackLookupOutcome, { orderId: string }>(async ({ input }) => {
        const order = findOrder(input.orderId);
        return order ? { kind: 'found', order } : { kind: 'notFound' };
      }),
    },
    actions: {
      showInAddress: (_, orderId) => showInAddress(orderId),
      logFailure: (_, { error }) => console.error(error),
    },
  });
}

/** The order lookup, kept in step with the address in both directions. */
export function useTrackLookup() {
  const navigate = useNavigate();
  const watchAddress = use(WatchAddressContext);
  const [parameters] = useSearchParams();
  // No prerendered page knows the query of its address.
  const orderId = orderIdIn((useIsHydrated() && parameters.get('id')) || '');
  const machine = useMemo(
    () =>
      storedOrderLookup(watchAddress, (id) => void navigate(`/track?id=${encodeURIComponent(id)}`)),
    [watchAddress, navigate],
  );
  return useMachine(machine, { input: { orderId } });
}
