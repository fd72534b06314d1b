import { describe, expect, test } from 'vitest';
import { orderMoments, placedAt } from '../../src/domain/order-moments.ts';

const createdAt = '2026-01-01T12:00:00.000Z';
const estimatedDelivery = '2026-01-01T12:30:00.000Z';
const cancelledAt = '2026-01-01T12:00:40.000Z';
const unknown = '1970-01-01T00:00:00.000Z';
const order = { createdAt, estimatedDelivery, status: 'confirmed' as const };
const cancelled = { ...order, status: 'cancelled' as const };

function told(...moments: [label: string, date: string][]) {
  return moments.map(([label, date]) => ({ label, date: new Date(date) }));
}

describe('when it was placed', () => {
  test('is known to the millisecond', () => {
    expect(placedAt(createdAt)).toEqual(new Date(createdAt));
  });

  test('is not known of an order without that time, and nothing is made up @13.4', () => {
    expect(placedAt(unknown)).toBeNull();
    expect(orderMoments({ ...order, createdAt: unknown }, false)).toEqual(
      told(['Due', estimatedDelivery]),
    );
  });
});

test('an order under way was placed and is due', () => {
  expect(orderMoments(order, false)).toEqual(
    told(['Placed', createdAt], ['Due', estimatedDelivery]),
  );
});

test('a delivered order was delivered when it was due @13.1', () => {
  expect(orderMoments(order, true)).toEqual(
    told(['Placed', createdAt], ['Due', estimatedDelivery], ['Delivered', estimatedDelivery]),
  );
});

describe('a cancelled order', () => {
  test.each([true, false])('is neither due nor delivered (%j) @13.3', (isDelivered) => {
    expect(orderMoments({ ...cancelled, cancelledAt }, isDelivered)).toEqual(
      told(['Placed', createdAt], ['Cancelled', cancelledAt]),
    );
  });

  test('tells no time of its cancellation that nobody noted', () => {
    expect(orderMoments(cancelled, false)).toEqual(told(['Placed', createdAt]));
    expect(orderMoments({ ...cancelled, createdAt: unknown }, false)).toEqual([]);
  });
});
