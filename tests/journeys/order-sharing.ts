import type { Journey } from 'chartwalk/vitest';
import type { orderSharingModel } from '../models/order-sharing.ts';

export const orderSharingJourneys: readonly Journey<typeof orderSharingModel>[] = [
  {
    name: 'the same tracking link is copied each time it is shared @15.1',
    steps: [
      ['Share is pressed', 'sharing'],
      ['the browser copies it', 'copied'],
      ['Share is pressed', 'sharing'],
      ['the browser copies it', 'copied'],
    ],
    end: 'the same link was handed over each time',
  },
  {
    name: 'the tracking link can be shared again after the share sheet was closed and after it was sent',
    steps: [
      ['Share is pressed', 'sharing'],
      ['the customer changes their mind', 'idle'],
      ['Share is pressed', 'sharing'],
      ['the customer sends it to somebody', 'shared'],
      ['Share is pressed', 'sharing'],
      ['the customer sends it to somebody', 'shared'],
    ],
  },
  {
    name: 'the tracking link is selected for copying by hand if the browser refuses to copy it',
    steps: [
      ['Share is pressed', 'sharing'],
      ['the browser refuses to copy it', 'refused', 'the whole link is selected'],
      ['Share is pressed', 'sharing'],
      ['handing it over breaks down', 'refused'],
    ],
  },
];
