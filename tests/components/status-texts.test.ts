import { expect, test } from 'vitest';
import { messages } from '../../src/shared/order-messages.en.ts';

test.each([
  ['confirmed', 'Order Confirmed', 'Restaurant has received your order'],
  ['preparing', 'Preparing', 'Your food is being prepared'],
  ['ready', 'Ready for Pickup', 'Food is ready, waiting for driver'],
  ['picked_up', 'Picked Up', 'Driver has picked up your order'],
  ['on_the_way', 'On the Way', 'Driver is heading to your location'],
  ['delivered', 'Delivered', 'Order has been delivered'],
] as const)(
  'the status %s has the label %j and the description %j @4.1 @4.2',
  (status, label, description) => {
    expect(messages.status[status]).toEqual({ label, description });
  },
);

test('the status of a cancelled order has a label and a description @4.2', () => {
  expect(messages.status.cancelled.label).toBe('Cancelled');
  expect(messages.status.cancelled.description).toMatch(/cancelled/);
});
