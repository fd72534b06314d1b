import { expect, test } from 'vitest';
import { unreadCount, unreadTimes, unreadTotal } from '../../src/domain/unread-messages.ts';
import { NOON } from '../fixtures.ts';

const messages = { FD1: [NOON, NOON + 1], FD2: [NOON, NOON + 5] };
const ids = ['FD1', 'FD2', 'FD3', 'constructor'];

test('what was written after the newest message that was seen is unread', () => {
  const read = { messages, seen: { FD1: NOON } };
  expect(ids.map((id) => unreadTimes(read, id))).toEqual([[NOON + 1], [NOON, NOON + 5], [], []]);
  expect(ids.map((id) => unreadCount(read, id))).toEqual([1, 2, 0, 0]);
  expect(unreadTotal(read)).toBe(3);
});

test('nothing is unread before it is known what was seen', () => {
  expect(unreadTimes({ messages, seen: null }, 'FD1')).toEqual([]);
  expect(unreadTotal({ messages, seen: null })).toBe(0);
});
