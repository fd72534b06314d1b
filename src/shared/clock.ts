import { fromCallback } from 'xstate';
import type { ClockTicked } from '../../machines/facts.ts';
import { onEverySecond } from '../services/clock.ts';

/** The clock actor for every machine that invokes one. */
export const clock = fromCallback<ClockTicked>(({ sendBack }) =>
  onEverySecond((now) => sendBack({ type: 'clock.ticked', now })),
);
