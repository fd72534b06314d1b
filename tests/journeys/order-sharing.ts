import type { Journey } from 'chartwalk/vitest';
import type { orderSharingModel } from '../models/order-sharing.ts';

export const orderSharingJourneys: readonly Journey<typeof orderSharingModel>[] = [
  {
    name: 'the same tracking link is copied each time it is shared @15.1',
    steps: [
      ['Share is clicked', 'sharing'],
      ['the browser copies the link', 'copied'],
      ['Share is clicked', 'sharing'],
      ['the browser copies the link', 'copied'],
    ],
    end: 'the link is the same each time',
  },
  {
    name: 'the tracking link can be shared again after the share sheet was closed and after the link was sent',
    steps: [
      ['Share is clicked', 'sharing'],
      ['the customer closes the share sheet', 'idle'],
      ['Share is clicked', 'sharing'],
      ['the customer sends the link', 'shared'],
      ['Share is clicked', 'sharing'],
      ['the customer sends the link', 'shared'],
    ],
  },
  {
    name: 'the tracking link is selected for copying by hand if the browser refuses to copy it',
    steps: [
      ['Share is clicked', 'sharing'],
      ['the browser refuses to copy the link', 'refused', 'the whole link is selected'],
      ['Share is clicked', 'sharing'],
      ['sharing fails unexpectedly', 'refused'],
    ],
  },
];
