import { expect, test } from 'vitest';
import { seenMessagesRecord, seenUntil } from '../../src/domain/seen-messages.ts';
import { NOON } from '../fixtures.ts';

const { apply } = seenMessagesRecord;
const WEEK = 7 * 24 * 60 * 60_000;
const MONTH = 30 * 24 * 60 * 60_000;
const seen = (orderId: string, timestamp: number, now = timestamp) =>
  ({ type: 'seen', orderId, timestamp, now }) as const;

test('each order has its own newest seen message, which an older message does not replace', () => {
  const operations = [seen('FD1', NOON), seen('FD2', NOON + 1), seen('FD1', NOON - 1, NOON + 1)];
  expect(operations.reduce(apply, {})).toEqual({ FD1: NOON, FD2: NOON + 1 });
});

test('an entry that is a week older than the newest entry is removed, but the messages of its order still count as seen @11.3', () => {
  const later = apply({ FD1: NOON }, seen('FD2', NOON + WEEK));
  expect(later).toEqual({ FD2: NOON + WEEK });
  expect(seenUntil(later, 'FD1', NOON + WEEK)).toBe(NOON);
  expect(apply({ FD1: NOON }, seen('FD2', NOON + WEEK - 1))).toHaveProperty('FD1', NOON);
});

test('no message is seen at first, even if the order’s ID is the name of an inherited property', () => {
  expect(seenMessagesRecord.empty).toEqual({});
  expect(seenMessagesRecord.isEmpty({})).toBe(true);
  expect(seenMessagesRecord.isEmpty({ FD1: NOON })).toBe(false);
  expect(seenUntil({}, 'FD1', NOON)).toBeLessThanOrEqual(0);
  expect(seenUntil({ FD1: NOON }, 'constructor', NOON)).toBe(NOON - WEEK);
});

test('reading a chat while the clock is a month fast does not mark the messages of other orders as seen', () => {
  const ahead = apply({}, seen('FD1', NOON + MONTH));
  expect(seenUntil(ahead, 'FD2', NOON)).toBe(NOON - WEEK);
  const later = apply(ahead, seen('FD2', NOON));
  expect(later).toEqual({ FD1: NOON + MONTH, FD2: NOON });
  // The messages of FD1 have times in the future, and still count as seen.
  expect(seenUntil(later, 'FD1', NOON)).toBe(NOON + MONTH);
});
