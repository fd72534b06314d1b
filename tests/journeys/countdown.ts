import type { Journey } from 'chartwalk/vitest';
import type { countdownModel } from '../models/countdown.ts';

export const countdownJourneys: readonly Journey<typeof countdownModel>[] = [
  {
    name: 'the countdown shows each second, and the order is delivered after the last one @P.15',
    steps: [
      ['a second passes', 'running', 'the timer shows 1:29'],
      ['the last second passes', 'delivered'],
    ],
  },
  {
    name: 'an order from yesterday is shown as delivered at once @4.18',
    from: 'an order from yesterday',
    startsIn: 'delivered',
    steps: [],
  },
];
