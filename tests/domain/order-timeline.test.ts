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

  test('returns null for an unknown time, so the timeline does not show when the order was placed @13.4', () => {
    expect(placedAt(unknown)).toBeNull();
    expect(orderTimeline({ ...order, createdAt: unknown }, false)).toEqual(
      entries(['due', estimatedDelivery]),
    );
  });
});

test('the timeline of an active order shows when the order was placed and when it is due', () => {
  expect(orderTimeline(order, false)).toEqual(
    entries(['placed', createdAt], ['due', estimatedDelivery]),
  );
});

test('the timeline of a delivered order shows the due time as the delivery time @13.1', () => {
  expect(orderTimeline(order, true)).toEqual(
    entries(['placed', createdAt], ['delivered', estimatedDelivery]),
  );
});

describe('cancellations', () => {
  test.each([true, false])(
    'the timeline of a cancelled order ends with the cancellation (isDelivered: %j) @13.3',
    (isDelivered) => {
      expect(orderTimeline({ ...cancelled, cancelledAt }, isDelivered)).toEqual(
        entries(['placed', createdAt], ['cancelled', cancelledAt]),
      );
    },
  );

  test('the timeline omits the cancellation if its time is unknown', () => {
    expect(orderTimeline(cancelled, false)).toEqual(entries(['placed', createdAt]));
    expect(orderTimeline({ ...cancelled, createdAt: unknown }, false)).toEqual([]);
  });
});
