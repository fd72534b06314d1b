import { createActor, fromCallback } from 'xstate';
import { countdownMachine } from '../../machines/countdown.ts';

const machine = countdownMachine.provide({ actors: { clock: fromCallback(() => {}) } });

/** Starts a countdown whose clock never ticks. The test sends the ticks. */
export function startSilentCountdown(deadline: number, now: number) {
  return createActor(machine, { input: { deadline, now: () => now } }).start();
}
