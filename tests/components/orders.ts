import { screen } from '@testing-library/react';
import type { Order, User } from '../../src/domain/entities.ts';
import { asha } from '../fixtures.ts';
import { customer, openApp } from './app.tsx';
import { store } from './storage.ts';

export async function openTrackedOrder(tracked: Order, user: User | null = null): Promise<void> {
  store('orders', { [tracked.id]: tracked });
  await openApp({ url: `/track?id=${tracked.id}`, user });
}

/** Stores a past order of Asha's, and opens its receipt in My Orders. */
export async function openReceipt(past: Order): Promise<HTMLElement> {
  store('orders', { [past.id]: past });
  await openApp({ url: '/orders', user: asha });
  await customer.click(await screen.findByRole('tab', { name: /^Past Orders/ }));
  await customer.click(screen.getByRole('button', { name: `View Receipt for order ${past.id}` }));
  return screen.findByRole('dialog', { name: 'Receipt' });
}
