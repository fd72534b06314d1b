import { expect, test } from 'vitest';
import { formatCountdown, secondsUntil } from '../../src/domain/duration.ts';

const deadline = 1_767_270_600_000;

test.each([
  ['half an hour', 1_800_000, 1800],
  ['a second', 1000, 1],
  ['a second that has begun', 1, 1],
  ['a moment more than a second', 1001, 2],
  ['nothing', 0, 0],
  ['a moment too late', -1, 0],
  ['a day too late', -86_400_000, 0],
])(
  'secondsUntil rounds %s to whole seconds, never below zero @4.16',
  (_, milliseconds, seconds) => {
    expect(secondsUntil(deadline, deadline - milliseconds)).toBe(seconds);
  },
);

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [59, '0:59'],
  [60, '1:00'],
  [605, '10:05'],
  [1800, '30:00'],
  [5400, '90:00'],
])('a countdown of %d seconds is formatted as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});
