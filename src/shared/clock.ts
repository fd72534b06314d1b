import { fromCallback } from 'xstate';
import type { ClockTicked } from '../../machines/facts.ts';
import { onEverySecond } from '../services/clock.ts';

/** Sends the time every second to the machine that invokes this clock. */
export const clock = fromCallback<ClockTicked>(({ sendBack }) =>
  onEverySecond((now) => sendBack({ type: 'clock.ticked', now })),
);
