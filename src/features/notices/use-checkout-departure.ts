import { use, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromCallback } from 'xstate';
import { checkoutDepartureMachine } from '../../../machines/checkout-departure.ts';
import type { CheckoutDepartureEvent } from '../../../machines/checkout-departure.ts';
import { useMachine } from '../../shared/actors.ts';
import { departureOf } from '../../shared/checkout-departure.ts';
import { SessionContext } from '../../shared/session.ts';
import { WatchAddressContext } from '../../shared/watch-address.ts';

/** What became of a customer whom checkout sent away. */
export function useCheckoutDeparture() {
  const navigate = useNavigate();
  const session = SessionContext.useActorRef();
  const watchAddress = use(WatchAddressContext);
  const machine = useMemo(
    () =>
      checkoutDepartureMachine.provide({
        actors: {
          addressListener: fromCallback<CheckoutDepartureEvent>(({ sendBack }) => {
            let shown: string | undefined;
            return watchAddress(({ pathname, state }) => {
              if (shown === pathname) return;
              shown = pathname;
              const reason = departureOf(state);
              sendBack(
                reason ? { type: 'departure.happened', reason } : { type: 'departure.pageChanged' },
              );
            });
          }),
          sessionListener: fromCallback<CheckoutDepartureEvent>(({ sendBack }) => {
            const subscription = session.subscribe(({ context }) => {
              if (context.user) sendBack({ type: 'departure.signedIn' });
            });
            return () => subscription.unsubscribe();
          }),
        },
        actions: { returnToCheckout: () => void navigate('/checkout') },
      }),
    [navigate, session, watchAddress],
  );
  return useMachine(machine);
}
