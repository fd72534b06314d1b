import type { Journey } from 'chartwalk/vitest';
import type { trackLookupModel } from '../models/track-lookup.ts';

const waiting = { opened: 'waiting' } as const;
const shown = { opened: 'shown' } as const;
const dismissed = { opened: 'dismissed' } as const;

export const trackLookupJourneys: readonly Journey<typeof trackLookupModel>[] = [
  {
    name: 'the alert about a placed order appears after half a second, and stays closed once dismissed',
    from: 'on the tracking page of an order',
    steps: [
      ['half a second passes', { lookup: 'loading', alert: shown }],
      ['a link leads to the same page', { lookup: 'loading', alert: shown }],
      ['the alert is closed', { lookup: 'loading', alert: dismissed }],
      ['the order is found', { lookup: 'found', alert: dismissed }],
    ],
  },
  {
    name: 'an order that was just placed is shown at once, and its alert closes when another order opens',
    from: 'on the tracking page after checkout',
    steps: [
      ['half a second passes', { lookup: 'found', alert: shown }],
      ['a link leads to another order', { lookup: 'loading', alert: 'over' }],
    ],
  },
  {
    name: 'the alert about a placed order closes when another ID is looked up',
    from: 'on the tracking page of an order',
    steps: [
      ['the order is found', { lookup: 'found', alert: waiting }],
      ['the ID of an unknown order is typed', { lookup: 'found', alert: waiting }],
      ['Track Order is clicked', { lookup: 'loading', alert: 'over' }],
      ['the order is not found', { lookup: 'notFound', alert: 'over' }],
    ],
  },
  {
    name: 'an order whose ID was typed is shown without an alert',
    steps: [
      ['the ID of an order is typed', { lookup: 'idle', alert: 'none' }],
      ['Track Order is clicked', { lookup: 'loading', alert: 'over' }],
      ['the order is found', { lookup: 'found', alert: 'over' }],
    ],
  },
  {
    name: 'an order that could not be looked up can be found at the next attempt',
    from: 'on the tracking page of an order',
    steps: [
      ['looking the order up fails unexpectedly', { lookup: 'notFound', alert: 'over' }],
      ['Track Order is clicked', { lookup: 'loading', alert: 'over' }],
      ['the order is found', { lookup: 'found', alert: 'over' }],
      ['a link leads to another order', { lookup: 'loading', alert: 'over' }],
      ['the order is not found', { lookup: 'notFound', alert: 'over' }],
      ['a link leads to no order', { lookup: 'idle', alert: 'over' }],
    ],
  },
  {
    name: 'after entering an unknown ID, a customer can find an order by its ID in lower case @2.86',
    steps: [
      ['a link leads to another order', { lookup: 'loading', alert: waiting }],
      ['the order is not found', { lookup: 'notFound', alert: 'over' }],
      ['the ID of an order is typed', { lookup: 'notFound', alert: 'over' }],
      ['Track Order is clicked', { lookup: 'loading', alert: 'over' }],
      ['the order is found', { lookup: 'found', alert: 'over' }],
    ],
    end: 'the field and the URL contain the ID',
  },
  {
    name: 'after another tab cancels an order, the order is not watched until it is looked up again',
    from: 'on the tracking page of an order',
    steps: [
      ['the order is found', { lookup: 'found', alert: waiting }],
      ['another tab changes another order', { lookup: 'found', alert: waiting }],
      ['another tab cancels the order', { lookup: 'cancelledSince', alert: 'over' }],
      ['Track Order is clicked', { lookup: 'loading', alert: 'over' }],
    ],
  },
  {
    name: 'an order that was delivered before the page opened is not announced as placed',
    from: 'on the tracking page of an order that was delivered',
    steps: [['the order is found', { lookup: 'found', alert: 'over' }]],
  },
  {
    name: 'a blank ID is not looked up @2.82 @2.87 @5.9',
    steps: [
      ['only spaces are typed', { lookup: 'idle', alert: 'none' }],
      ['Track Order is clicked', { lookup: 'idle', alert: 'none' }],
    ],
    end: 'the URL contains no ID',
  },
  {
    name: 'a link with an ID finds its order at once, and a link without an ID clears it @2.6 @2.85',
    from: 'on the tracking page of an order',
    steps: [
      ['the order is found', { lookup: 'found', alert: waiting }],
      ['a link leads to no order', { lookup: 'idle', alert: 'over' }],
    ],
    end: 'the field is empty',
  },
];
