import { expect, test } from 'vitest';
import {
  formatDay,
  formatDayAndTime,
  formatPastDayAndTime,
  formatTime,
} from '../../src/domain/day-and-time.ts';

test.each([
  ['2026-11-19T13:30', '19 Nov 2026', '1:30\u00A0pm'],
  ['2027-01-01T00:15', '1 Jan 2027', '12:15\u00A0am'],
  ['2026-09-30T12:00', '30 Sept 2026', '12:00\u00A0pm'],
  ['2026-05-02T23:59', '2 May 2026', '11:59\u00A0pm'],
])('the moment %s is formatted as %s, %s', (local, day, time) => {
  const date = new Date(local);
  expect(formatDay(date)).toBe(day);
  expect(formatTime(date)).toBe(time);
  expect(formatDayAndTime(date)).toBe(`${day}, ${time}`);
});

test.each([
  ['2026-12-31T23:59', '31 Dec, 11:59 pm'],
  ['2025-12-31T23:59', '31 Dec 2025, 11:59 pm'],
])(
  'in 2026, the moment %s is formatted as %s, without a space at which a line can break',
  (local, text) => {
    const now = Date.parse('2026-12-31T23:59:59');
    const formatted = formatPastDayAndTime(new Date(local), now);
    expect(formatted).toBe(text.replaceAll(' ', '\u00A0'));
  },
);
