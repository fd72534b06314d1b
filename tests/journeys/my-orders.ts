import type { Journey } from 'chartwalk/vitest';
import type { myOrdersModel } from '../models/my-orders.ts';

export const myOrdersJourneys: readonly Journey<typeof myOrdersModel>[] = [
  {
    name: 'a customer opens the receipt of a past order and returns to the active orders',
    steps: [
      ['the past orders are chosen', { tab: 'past', receipt: 'closed' }],
      ['a receipt is opened', { tab: 'past', receipt: 'open' }],
      ['the receipt is closed', { tab: 'past', receipt: 'closed' }],
      ['the active orders are chosen', { tab: 'active', receipt: 'closed' }],
    ],
  },
  {
    name: 'an order moves to the past orders at its estimated delivery @2.78',
    steps: [
      ['another tab places an order', { tab: 'active', receipt: 'closed' }],
      ['a second passes', { tab: 'active', receipt: 'closed' }],
      ['the estimated delivery time is reached', { tab: 'active', receipt: 'closed' }],
      ['the past orders are chosen', { tab: 'past', receipt: 'closed' }],
    ],
    end: 'the order is listed first, as delivered',
  },
  {
    name: 'an active order is listed as being prepared once the restaurant starts cooking @2.106.1',
    steps: [
      ['the restaurant starts cooking', { tab: 'active', receipt: 'closed' }],
      ['the estimated delivery time is reached', { tab: 'active', receipt: 'closed' }],
    ],
  },
  {
    name: 'an order that another tab cancels is reported, and listed first among the past orders',
    steps: [
      ['another tab cancels an order', { tab: 'active', receipt: 'closed' }],
      ['the message about the cancellation is closed', { tab: 'active', receipt: 'closed' }],
      ['the past orders are chosen', { tab: 'past', receipt: 'closed' }],
    ],
    end: 'the order is listed first, as cancelled and not charged',
  },
  {
    name: 'a link to the receipts leads to the past orders',
    from: 'Asha at her receipts',
    steps: [['a receipt is opened', { tab: 'past', receipt: 'open' }]],
  },
];
