import { fromCallback } from 'xstate';
import type { ClockTicked } from '../../machines/facts.ts';
import { everySecond } from '../services/clock.ts';

/** The clock of every machine that invokes one. */
export const clock = fromCallback<ClockTicked>(({ sendBack }) =>
  everySecond((now) => sendBack({ type: 'clock.ticked', now })),
);
