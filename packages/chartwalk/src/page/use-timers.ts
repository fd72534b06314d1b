import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { SetTimer, SimulatedStep } from '../simulation/simulate.ts';
import { timersMachine } from './timers-machine.ts';

const keyOf = ({ setAt, id }: SetTimer) => `${setAt} ${id}`;

/** A timer with the time that its bar shows as elapsed, in milliseconds. */
export type ShownTimer = SetTimer & { elapsed: number };

const now = () => performance.now();

/**
 * Runs the delays of a simulated machine.
 *
 * @param isStill whether time is stopped at first
 * @param onEnd receives the timers that have ended
 */
export function useTimers(
  present: SimulatedStep | undefined,
  isStill: boolean,
  onEnd: (timers: readonly SetTimer[]) => void,
) {
  const actor = useActorRef(timersMachine, { input: { isStill, now } });
  const snapshot = useSelector(actor, (current) => current);
  const end = useEffectEvent((keys: readonly string[]) => {
    onEnd((present?.timers ?? []).filter((timer) => keys.includes(keyOf(timer))));
  });
  // The actor must be subscribed to before the next effect sends the timers, because a timer of zero length
  // ends at once.
  useEffect(() => {
    const subscription = actor.on('timers.ended', ({ keys }) => end(keys));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => {
    const timers = (present?.timers ?? []).map((timer) => ({
      key: keyOf(timer),
      length: timer.delay,
    }));
    actor.send({ type: 'timers.given', timers });
  }, [actor, present]);
  const shown = (present?.timers ?? []).map((timer): ShownTimer => {
    const known = snapshot.context.timers.find(({ key }) => key === keyOf(timer));
    return Object.assign({}, timer, { elapsed: known?.elapsed ?? 0 });
  });
  return {
    timers: shown,
    isRunning: snapshot.matches('running'),
    stop: () => actor.send({ type: 'time.stopped' }),
    start: () => actor.send({ type: 'time.started' }),
  };
}
