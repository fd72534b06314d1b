import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeliveryProgress } from '../../src/features/tracking/DeliveryProgress.tsx';

/** Returns the texts of the steps in order. */
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('an order under way is confirmed and prepared, and the driver is on the way @2.106', () => {
  render(<DeliveryProgress isDelivered={false} />);
  expect(steps()).toEqual([
    'Order Confirmed (completed)Restaurant received your order',
    'Food Prepared (completed)Your order is ready',
    '3Out for Delivery (in progress)Driver is on the way',
  ]);
});

test('the last step of a delivered order is “Delivered” @2.106', () => {
  render(<DeliveryProgress isDelivered />);
  expect(steps()).toEqual([
    'Order Confirmed (completed)Restaurant received your order',
    'Food Prepared (completed)Your order is ready',
    'Delivered (completed)Order has been delivered',
  ]);
});
