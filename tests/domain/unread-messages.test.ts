import { expect, test } from 'vitest';
import { readingOf, unreadCount, unreadTimes } from '../../src/domain/unread-messages.ts';
import { NOON } from '../fixtures.ts';

const messages = { FD1: [NOON, NOON + 1], FD2: [NOON, NOON + 5] };
const ids = ['FD1', 'FD2', 'FD3', 'constructor'];

test('messages after the newest seen message are unread @11.1', () => {
  const read = { messages, seen: { FD1: NOON }, now: NOON + 5 };
  expect(ids.map((id) => unreadTimes(read, id))).toEqual([[NOON + 1], [NOON, NOON + 5], [], []]);
  expect(ids.map((id) => unreadCount(read, id))).toEqual([1, 2, 0, 0]);
});

test('no message counts as unread until it is known which messages the customer has seen', () => {
  expect(unreadTimes({ messages, seen: null, now: NOON }, 'FD1')).toEqual([]);
});

test('a conversation is marked as read up to the driver’s newest message @11.2', () => {
  const written = [
    { senderType: 'driver', timestamp: NOON + 2 },
    { senderType: 'driver', timestamp: NOON },
    { senderType: 'customer', timestamp: NOON + 5 },
  ] as const;
  const reading = { type: 'seen', orderId: 'FD1', timestamp: NOON + 2, now: NOON + 5 };
  expect(readingOf('FD1', written, {}, NOON + 5)).toEqual(reading);
  expect(readingOf('FD1', written, { FD1: NOON + 1, FD2: NOON + 3 }, NOON + 5)).toEqual(reading);
});

test('a conversation without a new message from the driver is not marked as read', () => {
  const written = [{ senderType: 'driver', timestamp: NOON }] as const;
  expect(readingOf('FD1', written, { FD1: NOON }, NOON)).toBeUndefined();
  expect(readingOf('FD1', [{ senderType: 'customer', timestamp: NOON }], {}, NOON)).toBeUndefined();
  expect(readingOf('FD1', [], {}, NOON)).toBeUndefined();
});
