import type { Journey } from 'chartwalk/vitest';
import type { orderStatusModel } from '../models/order-status.ts';

export const orderStatusJourneys: readonly Journey<typeof orderStatusModel>[] = [
  {
    name: 'the simulated status goes through every stage until the order is delivered @2.93',
    steps: [
      ['a moment passes', 'confirmed'],
      ['five seconds pass', 'preparing'],
      ['ten more seconds pass', 'ready'],
      ['five more seconds pass', 'pickedUp'],
      ['another five seconds pass', 'onTheWay'],
      ['the page is shown again after the delivery', 'delivered'],
    ],
  },
];
