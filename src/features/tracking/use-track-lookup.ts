import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
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
  const orderId = useQueryParameter('id') ?? '';
  const [lookup, send] = useMachine(
    storedOrderLookup.provide({
      actions: {
        showInAddress: (_, id) => void navigate(`/track?id=${encodeURIComponent(id)}`),
      },
    }),
    { input: { orderId } },
  );
  // The router tells components only: this is how the machine hears of the address.
  useEffect(() => send({ type: 'track.addressChanged', orderId }), [send, orderId]);
  return [lookup, send] as const;
}
