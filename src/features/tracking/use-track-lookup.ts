import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { trackLookupMachine } from '../../../machines/track-lookup.ts';
import type { TrackLookupOutcome } from '../../../machines/track-lookup.ts';
import { findOrder } from '../../services/orders.ts';
import { useMachine } from '../../shared/actors.ts';
import { useQueryParameter } from '../../shared/prerendered.ts';

const storedOrderLookup = trackLookupMachine.provide({
  actors: {
    lookUpOrder: fromPromise<TrackLookupOutcome, { orderId: string }>(async ({ input }) => {
      const order = findOrder(input.orderId);
      return order ? { kind: 'found', order } : { kind: 'notFound' };
    }),
  },
  actions: { logFailure: (_, { error }) => console.error(error) },
});

/** The order lookup, kept in step with the address in both directions. */
export function useTrackLookup() {
  const navigate = useNavigate();
  const { pathname: here } = useLocation();
  const orderId = useQueryParameter('id') ?? '';
  const [lookup, send] = useMachine(
    storedOrderLookup.provide({
      actions: {
        showInAddress: (_, id) => {
          const address = `/track?id=${encodeURIComponent(id)}`;
          // Asking for the same order again is no step that anybody would want to go back.
          const { pathname, search } = globalThis.location;
          void navigate(address, { replace: pathname + search === address });
        },
      },
    }),
    { input: { orderId } },
  );
  useEffect(() => send({ type: 'track.addressChanged', orderId }), [send, orderId]);
  // Back right after a submit: the router never gets to show the address in between.
  useEffect(() => {
    const follow = () => {
      const { pathname, search } = globalThis.location;
      if (pathname !== here) return;
      send({ type: 'track.addressChanged', orderId: new URLSearchParams(search).get('id') ?? '' });
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [send, here]);
  return [lookup, send] as const;
}
