import { fromCallback } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { countdownMachine } from '../../../machines/countdown.ts';
import type { CountdownEvent } from '../../../machines/countdown.ts';
import { everySecond } from '../../services/clock.ts';
import { useActorRef } from '../../shared/actors.ts';

const tickingCountdown = countdownMachine.provide({
  actors: {
    clock: fromCallback<CountdownEvent>(({ sendBack }) =>
      everySecond((now) => sendBack({ type: 'countdown.ticked', now })),
    ),
  },
});

/**
 * Counts down to an order's estimated delivery; for another order, mount it anew.
 *
 * @param deadline milliseconds since the epoch
 */
export function useCountdown(deadline: number): CountdownRef {
  return useActorRef(tickingCountdown, { input: { deadline, now: () => Date.now() } });
}

export type CountdownRef = ActorRefFrom<typeof countdownMachine>;
