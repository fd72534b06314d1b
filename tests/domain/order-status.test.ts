import { describe, expect, test } from 'vitest';
import {
  cookingTimes,
  isAtRestaurant,
  isPastStatus,
  statusAt,
} from '../../src/domain/order-status.ts';
import { afterNoon, MINUTE, NOON, order } from '../fixtures.ts';

describe('isPastStatus', () => {
  test.each(['confirmed', 'preparing', 'ready', 'picked_up', 'on_the_way'] as const)(
    'an order that is %s is active @4.5',
    (status) => {
      expect(isPastStatus(status)).toBe(false);
    },
  );

  test.each(['delivered', 'cancelled'] as const)('an order that is %s is past @4.6', (status) => {
    expect(isPastStatus(status)).toBe(true);
  });
});

describe('isAtRestaurant', () => {
  test.each(['confirmed', 'preparing', 'ready'] as const)(
    'an order that is %s is at the restaurant',
    (status) => {
      expect(isAtRestaurant(status)).toBe(true);
    },
  );

  test.each(['picked_up', 'on_the_way', 'delivered', 'cancelled'] as const)(
    'an order that is %s is not at the restaurant',
    (status) => {
      expect(isAtRestaurant(status)).toBe(false);
    },
  );
});

const dueAfter = (minutes: number) => order({ estimatedDelivery: afterNoon(minutes) });

test.each([
  [0, 'confirmed'],
  [0.99, 'confirmed'],
  [1, 'preparing'],
  [8.99, 'preparing'],
  [9, 'on_the_way'],
  [29.99, 'on_the_way'],
  [30, 'delivered'],
])(
  'after %d minutes, an order that takes 30 minutes is shown as %s @2.106.1',
  (minutes, status) => {
    expect(statusAt(dueAfter(30), NOON + minutes * MINUTE)).toBe(status);
  },
);

test.each(['preparing', 'ready', 'picked_up', 'on_the_way', 'delivered', 'cancelled'] as const)(
  'an order that is stored as %s is shown with that status before its estimated delivery',
  (status) => {
    expect(statusAt({ ...dueAfter(30), status }, NOON)).toBe(status);
  },
);

test('cooking ends no earlier than it starts, even if the order is due after a minute and a half', () => {
  expect(cookingTimes(dueAfter(1.5))).toEqual({ start: NOON + MINUTE, end: NOON + MINUTE });
});
