import { expect, test } from 'vitest';
import { cancellationDeadline, isCancellable } from '../../src/domain/cancellation.ts';

const createdAt = '2026-01-01T12:00:00.000Z';

test.each([
  ['a minute after it was placed', '2026-01-01T12:30:00.000Z', '2026-01-01T12:01:00.000Z'],
  ['when it is due, if that is sooner', '2026-01-01T12:00:20.000Z', '2026-01-01T12:00:20.000Z'],
])('an order can be cancelled until %s', (_, estimatedDelivery, deadline) => {
  expect(cancellationDeadline({ createdAt, estimatedDelivery })).toBe(Date.parse(deadline));
});

test.each([
  [-3_600_000, false],
  [-1, false],
  [0, true],
  [59_999, true],
  [60_000, false],
])(
  'isCancellable, called %i ms after the order was placed, returns %s @14.8',
  (elapsed, expected) => {
    const order = { createdAt, estimatedDelivery: '2026-01-01T12:30:00.000Z' };
    expect(isCancellable(order, Date.parse(createdAt) + elapsed)).toBe(expected);
  },
);
