import { expect, test } from 'vitest';
import { statusTexts } from '../../src/shared/status-texts.ts';

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
    expect(statusTexts[status]).toEqual({ label, description });
  },
);

test('the status of a cancelled order has a label and a description @4.2', () => {
  expect(statusTexts.cancelled.label).toBe('Cancelled');
  expect(statusTexts.cancelled.description).toMatch(/cancelled/);
});
