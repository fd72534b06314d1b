import { describe, expect, test } from 'vitest';
import { orderTimeline, placedAt } from '../../src/domain/order-timeline.ts';

const createdAt = '2026-01-01T12:00:00.000Z';
const estimatedDelivery = '2026-01-01T12:30:00.000Z';
const cancelledAt = '2026-01-01T12:00:40.000Z';
const unknown = '1970-01-01T00:00:00.000Z';
const order = { createdAt, estimatedDelivery, status: 'confirmed' as const };
const cancelled = { ...order, status: 'cancelled' as const };

function entries(...given: [kind: string, date: string][]) {
  return given.map(([kind, date]) => ({ kind, date: new Date(date) }));
}

describe('placedAt', () => {
  test('returns the time to the millisecond', () => {
    expect(placedAt(createdAt)).toEqual(new Date(createdAt));
  });

  test('returns null for an unknown time, and the timeline then omits the placing of the order @13.4', () => {
    expect(placedAt(unknown)).toBeNull();
    expect(orderTimeline({ ...order, createdAt: unknown }, false)).toEqual(
      entries(['due', estimatedDelivery]),
    );
  });
});

test('an active order has the time when it was placed and the time when it is due', () => {
  expect(orderTimeline(order, false)).toEqual(
    entries(['placed', createdAt], ['due', estimatedDelivery]),
  );
});

test('the delivery time of a delivered order is the time when it was due @13.1', () => {
  expect(orderTimeline(order, true)).toEqual(
    entries(['placed', createdAt], ['delivered', estimatedDelivery]),
  );
});

describe('cancellations', () => {
  test.each([true, false])(
    'a cancelled order has no due time and no delivery time if isDelivered is %j @13.3',
    (isDelivered) => {
      expect(orderTimeline({ ...cancelled, cancelledAt }, isDelivered)).toEqual(
        entries(['placed', createdAt], ['cancelled', cancelledAt]),
      );
    },
  );

  test('a cancelled order has no cancellation time if it is unknown', () => {
    expect(orderTimeline(cancelled, false)).toEqual(entries(['placed', createdAt]));
    expect(orderTimeline({ ...cancelled, createdAt: unknown }, false)).toEqual([]);
  });
});
