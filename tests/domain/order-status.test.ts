import { describe, expect, test } from 'vitest';
import { describeStatus, isPastStatus } from '../../src/domain/order-status.ts';

describe('the texts', () => {
  test.each([
    ['confirmed', 'Order Confirmed', 'Restaurant has received your order'],
    ['preparing', 'Preparing', 'Your food is being prepared'],
    ['ready', 'Ready for Pickup', 'Food is ready, waiting for driver'],
    ['picked_up', 'Picked Up', 'Driver has picked up your order'],
    ['on_the_way', 'On the Way', 'Driver is heading to your location'],
    ['delivered', 'Delivered', 'Order has been delivered'],
  ] as const)('%s is called %j and described as %j @4.1 @4.2', (status, label, description) => {
    expect(describeStatus(status)).toEqual({ label, description });
  });

  test('a cancelled order is called so and described @4.2', () => {
    expect(describeStatus('cancelled').label).toBe('Cancelled');
    expect(describeStatus('cancelled').description).toMatch(/cancelled/);
  });
});

describe('an order', () => {
  test.each(['confirmed', 'preparing', 'ready', 'picked_up', 'on_the_way'] as const)(
    'that is %s is active @4.5',
    (status) => {
      expect(isPastStatus(status)).toBe(false);
    },
  );

  test.each(['delivered', 'cancelled'] as const)('that is %s is past @4.6', (status) => {
    expect(isPastStatus(status)).toBe(true);
  });
});
