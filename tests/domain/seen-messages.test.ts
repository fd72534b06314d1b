import { expect, test } from 'vitest';
import { seenMessagesRecord, seenUntil } from '../../src/domain/seen-messages.ts';
import { NOON } from '../fixtures.ts';

const { apply } = seenMessagesRecord;
const WEEK = 7 * 24 * 60 * 60_000;
const seen = (orderId: string, timestamp: number) =>
  ({ type: 'seen', orderId, timestamp }) as const;

test('each order has its own newest seen message, which an older message does not replace', () => {
  const operations = [seen('FD1', NOON), seen('FD2', NOON + 1), seen('FD1', NOON - 1)];
  expect(operations.reduce(apply, {})).toEqual({ FD1: NOON, FD2: NOON + 1 });
});

test('an order from long ago is removed from the list, but its messages still count as seen @11.3', () => {
  const later = apply({ FD1: NOON }, seen('FD2', NOON + WEEK));
  expect(later).toEqual({ FD2: NOON + WEEK });
  expect(seenUntil(later, 'FD1')).toBe(NOON);
  expect(apply({ FD1: NOON }, seen('FD2', NOON + WEEK - 1))).toHaveProperty('FD1', NOON);
});

test('no message is seen at first, even if the order’s ID is the name of an inherited property', () => {
  expect(seenMessagesRecord.empty).toEqual({});
  expect(seenMessagesRecord.isEmpty({})).toBe(true);
  expect(seenMessagesRecord.isEmpty({ FD1: NOON })).toBe(false);
  expect(seenUntil({}, 'FD1')).toBeLessThanOrEqual(0);
  expect(seenUntil({ FD1: NOON }, 'constructor')).toBe(NOON - WEEK);
});
