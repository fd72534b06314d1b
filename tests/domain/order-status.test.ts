import { describe, expect, test } from 'vitest';
import { isPastStatus } from '../../src/domain/order-status.ts';

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
