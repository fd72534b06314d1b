import type { Journey } from 'chartwalk/vitest';
import type { geolocationModel } from '../models/geolocation.ts';

/** One journey for each reason why a request can fail. The walks check the sentence that is shown. */
export const failureJourneys = (
  [
    'the browser has no geolocation',
    'the customer denies access',
    'the browser finds no position',
    'the browser takes too long',
    'the browser reports an unknown error',
    'locating fails unexpectedly',
  ] as const
).map((phrase) => ({
  name: `the second attempt to find the customer succeeds after “${phrase}”`,
  steps: [
    ['the customer asks for their location', 'locating'],
    [phrase, 'failed'],
    ['the customer asks for their location', 'locating'],
    ['the browser finds the customer', 'found'],
  ] as const,
  end: 'the map shows the customer',
}));

export const geolocationJourneys: readonly Journey<typeof geolocationModel>[] = [
  {
    name: 'the customer’s position is found, and can be updated',
    steps: [
      ['the customer asks for their location', 'locating'],
      ['the browser finds the customer', 'found'],
      ['the customer asks for their location', 'locating'],
      ['the browser finds the customer', 'found'],
    ],
    end: 'the map shows the customer',
  },
  ...failureJourneys,
];
