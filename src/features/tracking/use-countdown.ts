import type { ActorRefFrom } from 'xstate';
import { countdownMachine } from '../../../machines/countdown.ts';
import { useActorRef } from '../../shared/actors.ts';
import { clock } from '../../shared/clock.ts';

const tickingCountdown = countdownMachine.provide({
  actors: {
    clock,
  },
});

/**
 * Returns the actor that counts down to an order's estimated delivery. If the order changes, give the
 * component a new `key`.
 *
 * @param deadline the estimated delivery in milliseconds since the epoch
 */
export function useCountdown(deadline: number): CountdownRef {
  return useActorRef(tickingCountdown, { input: { deadline, now: () => Date.now() } });
}

export type CountdownRef = ActorRefFrom<typeof countdownMachine>;
