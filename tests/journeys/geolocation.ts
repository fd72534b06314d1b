import type { Journey } from 'chartwalk/vitest';
import type { geolocationModel } from '../models/geolocation.ts';

export const geolocationJourneys: readonly Journey<typeof geolocationModel>[] = [
  {
    name: 'the customer’s position is found, and can be updated',
    steps: [
      ['the customer asks for their location', 'locating'],
      ['the browser finds it', 'found'],
      ['the customer asks for their location', 'locating'],
      ['the browser finds it', 'found'],
    ],
    end: 'the map shows the customer',
  },
  ...(
    [
      ['the browser can’t', 'unsupported'],
      ['the customer denies it', 'denied'],
      ['the browser does not know', 'unavailable'],
      ['the browser takes too long', 'timeout'],
      ['the browser fails in its own way', 'unknown'],
      ['locating breaks down', 'unknown'],
    ] as const
  ).map(([phrase, failed]) => ({
    name: `the second attempt to find the customer succeeds after “${phrase}”`,
    steps: [
      ['the customer asks for their location', 'locating'],
      [phrase, { failed }],
      ['the customer asks for their location', 'locating'],
      ['the browser finds it', 'found'],
    ] as const,
  })),
];
