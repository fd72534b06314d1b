import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeliveryProgress } from '../../src/features/tracking/DeliveryProgress.tsx';

/** The steps as they read, one after the other. */
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('an order on its way is confirmed and prepared, and the driver is on the way @2.106', () => {
  render(<DeliveryProgress isDelivered={false} />);
  expect(steps()).toEqual([
    'Order Confirmed (completed)Restaurant received your order',
    'Food Prepared (completed)Your order is ready',
    '3Out for Delivery (in progress)Driver is on the way',
  ]);
});

test('the last step of a delivered order says that it has been delivered @2.106', () => {
  render(<DeliveryProgress isDelivered />);
  expect(steps()).toEqual([
    'Order Confirmed (completed)Restaurant received your order',
    'Food Prepared (completed)Your order is ready',
    'Delivered (completed)Order has been delivered',
  ]);
});
