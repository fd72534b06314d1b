import type { Journey } from 'chartwalk/vitest';
import type { orderCancellationModel } from '../models/order-cancellation.ts';

export const orderCancellationJourneys: readonly Journey<typeof orderCancellationModel>[] = [
  {
    name: 'a customer can close the cancellation dialog, open it again and cancel the order @14.1',
    steps: [
      ['a second passes', { inTime: 'open' }],
      ['Cancel order is pressed', { inTime: 'asking' }],
      ['she closes the question', { inTime: 'open' }],
      ['Cancel order is pressed', { inTime: 'asking' }],
      ['she confirms', 'cancelling'],
      ['the order is cancelled where it is stored', 'cancelled'],
    ],
  },
  {
    name: 'the cancellation dialog reports that it is too late if the clock is set back',
    steps: [
      ['Cancel order is pressed', { inTime: 'asking' }],
      ['the clock is set back', { tooLate: 'inDialog' }],
      ['she closes the question', { tooLate: 'onPage' }],
    ],
  },
  {
    name: 'the cancellation dialog reports that it is too late if it is reopened after a failure and the minute ends',
    steps: [
      ['Cancel order is pressed', { inTime: 'asking' }],
      ['she confirms', 'cancelling'],
      ['the browser refuses to store it', { inTime: 'failed' }],
      ['she closes the question', { inTime: 'open' }],
      ['Cancel order is pressed', { inTime: 'asking' }],
      ['the minute is over', { tooLate: 'inDialog' }],
      ['she closes the question', { tooLate: 'onPage' }],
    ],
  },
  {
    name: 'the cancellation dialog reports that it is too late if cancelling fails until the minute is over',
    steps: [
      ['Cancel order is pressed', { inTime: 'asking' }],
      ['she confirms', 'cancelling'],
      ['the browser refuses to store it', { inTime: 'failed' }],
      ['she confirms', 'cancelling'],
      ['the browser refuses to store it', { inTime: 'failed' }],
      ['the minute is over', { tooLate: 'inDialog' }],
    ],
  },
  {
    name: 'the cancellation dialog reports that it is too late if the minute ends after the customer has confirmed',
    steps: [
      ['Cancel order is pressed', { inTime: 'asking' }],
      ['she confirms', 'cancelling'],
      ['it is too late by then', { tooLate: 'inDialog' }],
    ],
  },
  {
    name: 'the tracking page says that it is too late to cancel once the minute is over',
    steps: [['the minute is over', { tooLate: 'onPage' }]],
  },
  {
    name: 'the tracking page of an order from ten minutes ago does not mention cancellation',
    from: 'Asha at an order of ten minutes ago',
    startsIn: 'quiet',
    steps: [],
  },
];
