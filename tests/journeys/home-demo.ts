import type { Journey } from 'chartwalk/vitest';
import type { homeDemoModel } from '../models/home-demo.ts';

/** Returns this many steps of the demo, each of which ends in the given stage. */
function steps<Stage extends string>(count: number, stage: Stage) {
  return Array.from({ length: count }, () => ['a fifth of a second passes', stage] as const);
}

export const homeDemoJourneys: readonly Journey<typeof homeDemoModel>[] = [
  {
    name: 'the demo goes through its four stages in ten seconds @4.29',
    steps: [
      ['the demo is started', 'restaurant'],
      ...steps(12, 'restaurant'),
      ...steps(12, 'mainStreet'),
      ...steps(13, 'oakAvenue'),
      ...steps(12, 'yourLocation'),
      ...steps(1, 'delivered'),
    ],
  },
  {
    name: 'the demo begins at the restaurant if it is started again',
    steps: [
      ['the demo is started', 'restaurant'],
      ...steps(12, 'restaurant'),
      ...steps(1, 'mainStreet'),
      ['the demo is started', 'restaurant'],
    ],
    end: 'the demo is at the restaurant, without progress',
  },
];
