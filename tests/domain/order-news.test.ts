import { expect, test } from 'vitest';
import { newsOf } from '../../src/domain/order-news.ts';
import type { NewsFacts } from '../../src/domain/order-news.ts';
import { NOON, order } from '../fixtures.ts';

const MINUTE = 60_000;
const DUE = NOON + 10 * MINUTE;

const awaited = order({ id: 'FD1', estimatedDelivery: new Date(DUE).toISOString() });

/** Asha waits for an order. She last looked at FoodDash at noon. */
const facts: NewsFacts = {
  orders: [awaited],
  messages: {},
  seen: {},
  now: NOON,
  lookedAt: NOON,
  isLooking: false,
};
const kindsOf = (changed: Partial<NewsFacts>) =>
  newsOf({ ...facts, ...changed }).items.map(({ kind }) => kind);

test('a due delivery is reported, unless a tab has been visible at or after the due time @12.3', () => {
  expect(kindsOf({ now: DUE - 1 })).toEqual([]);
  expect(newsOf({ ...facts, now: DUE })).toEqual({
    items: [
      { kind: 'delivered', orderId: 'FD1', restaurantName: awaited.restaurant.name, at: DUE },
    ],
    deliveries: 1,
    unread: 0,
  });
  expect(kindsOf({ now: DUE + 50 * MINUTE })).toEqual(['delivered']);
});

test('a delivery is not reported if a tab was visible at the estimated time or later', () => {
  expect(kindsOf({ now: DUE, lookedAt: DUE, isLooking: true })).toEqual([]);
  expect(kindsOf({ now: DUE + MINUTE, lookedAt: DUE })).toEqual([]);
});

test('an order that is stored as delivered or cancelled is not reported @12.6', () => {
  const now = DUE + MINUTE;
  expect(kindsOf({ now, orders: [{ ...awaited, status: 'delivered' }] })).toEqual([]);
  const cancelled = { ...awaited, status: 'cancelled' } as const;
  expect(newsOf({ ...facts, now, orders: [cancelled], messages: { FD1: [now] } })).toEqual({
    items: [],
    deliveries: 0,
    unread: 0,
  });
});

test('a message is reported if it arrived after the customer last looked, and is counted until it is read @12.4', () => {
  const messages = { FD1: [NOON, NOON + MINUTE, NOON + 2 * MINUTE] };
  const now = NOON + 3 * MINUTE;
  expect(newsOf({ ...facts, now, messages })).toMatchObject({
    items: [{ kind: 'message', orderId: 'FD1', at: NOON + 2 * MINUTE }],
    deliveries: 0,
    unread: 3,
  });
  expect(kindsOf({ now, messages, lookedAt: NOON + 2 * MINUTE })).toEqual([]);
  expect(newsOf({ ...facts, now, messages, isLooking: true })).toMatchObject({
    items: [],
    unread: 3,
  });
  expect(newsOf({ ...facts, now, messages, seen: { FD1: NOON + MINUTE } }).unread).toBe(1);
  expect(newsOf({ ...facts, now, messages, seen: { FD1: NOON + 2 * MINUTE } })).toEqual({
    items: [],
    deliveries: 0,
    unread: 0,
  });
});

test('messages are neither reported nor counted until it is known which messages the customer has seen', () => {
  const messages = { FD1: [NOON + MINUTE] };
  expect(newsOf({ ...facts, now: NOON + 2 * MINUTE, messages, seen: null })).toEqual({
    items: [],
    deliveries: 0,
    unread: 0,
  });
});
