import { fromCallback } from 'xstate';
import { orderStatusMachine } from '../../../machines/order-status.ts';
import type { OrderStatusEvent, OrderStatusMeta } from '../../../machines/order-status.ts';
import { useMachine } from '../../shared/actors.ts';
import type { CountdownRef } from './use-countdown.ts';

const unknownStatus: OrderStatusMeta = { status: 'confirmed', estimate: '' };

/** Returns the simulated status of an order. The simulation ends with the order's countdown. */
export function useOrderStatus(countdown: CountdownRef) {
  const [snapshot] = useMachine(
    orderStatusMachine.provide({
      actors: {
        countdownListener: fromCallback<OrderStatusEvent>(({ sendBack }) => {
          const report = () => {
            if (countdown.getSnapshot().matches('delivered')) {
              sendBack({ type: 'status.countdownEnded' });
            }
          };
          report();
          const subscription = countdown.subscribe({ next: report, complete: report });
          return () => subscription.unsubscribe();
        }),
      },
    }),
  );
  const meta = Object.values(snapshot.getMeta()).find((entry) => entry !== undefined);
  return { ...(meta ?? unknownStatus), hasDriver: snapshot.hasTag('hasDriver') };
}
