import type { Journey } from 'chartwalk/vitest';
import type { orderCancellationModel } from '../models/order-cancellation.ts';

export const orderCancellationJourneys: readonly Journey<typeof orderCancellationModel>[] = [
  {
    name: 'a customer can close the cancellation dialog, open it again and cancel the order @14.1',
    steps: [
      ['a second passes', { inTime: 'open' }],
      ['Cancel order is clicked', { inTime: 'asking' }],
      ['the customer closes the dialog', { inTime: 'open' }],
      ['Cancel order is clicked', { inTime: 'asking' }],
      ['the customer confirms', 'cancelling'],
      ['the cancellation is stored', 'cancelled'],
    ],
  },
  {
    name: 'the cancellation dialog reports that it is too late if the clock is set back',
    steps: [
      ['Cancel order is clicked', { inTime: 'asking' }],
      ['the clock is set back', { tooLate: 'inDialog' }],
      ['the customer closes the dialog', { tooLate: 'onPage' }],
    ],
  },
  {
    name: 'the cancellation dialog is reopened after a failure, and reports that it is too late when the minute ends',
    steps: [
      ['Cancel order is clicked', { inTime: 'asking' }],
      ['the customer confirms', 'cancelling'],
      ['the browser refuses to store the cancellation', { inTime: 'failed' }],
      ['the customer closes the dialog', { inTime: 'open' }],
      ['Cancel order is clicked', { inTime: 'asking' }],
      ['the minute is over', { tooLate: 'inDialog' }],
      ['the customer closes the dialog', { tooLate: 'onPage' }],
    ],
  },
  {
    name: 'the cancellation dialog reports that it is too late if cancelling fails until the minute is over',
    steps: [
      ['Cancel order is clicked', { inTime: 'asking' }],
      ['the customer confirms', 'cancelling'],
      ['the browser refuses to store the cancellation', { inTime: 'failed' }],
      ['the customer confirms', 'cancelling'],
      ['the browser refuses to store the cancellation', { inTime: 'failed' }],
      ['the minute is over', { tooLate: 'inDialog' }],
    ],
  },
  {
    name: 'the cancellation dialog reports that it is too late if the minute ends after the customer has confirmed',
    steps: [
      ['Cancel order is clicked', { inTime: 'asking' }],
      ['the customer confirms', 'cancelling'],
      ['the storage reports that it is too late', { tooLate: 'inDialog' }],
    ],
  },
  {
    name: 'the tracking page says that it is too late to cancel once the minute is over',
    steps: [['the minute is over', { tooLate: 'onPage' }]],
  },
  {
    name: 'the tracking page of an order from ten minutes ago does not mention cancellation',
    from: 'Asha at an order from ten minutes ago',
    startsIn: 'quiet',
    steps: [],
  },
];
