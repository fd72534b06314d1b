/** My Orders of a customer without any: in the browser, the samples are always there. */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { asha } from '../fixtures.ts';
import { address, customer, openApp, openFreshBrowser } from './app.tsx';

vi.mock('../../src/data/sample-orders.ts', () => ({ sampleOrders: () => [] }));

beforeEach(openFreshBrowser);

describe('the orders of a new customer', () => {
  test('without active orders the page says so and leads to the restaurants @2.71', async () => {
    await openApp({ address: '/orders', user: asha });
    expect(screen.getByRole('tab', { name: 'Active Orders (0)', selected: true })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'No Active Orders' })).toBeVisible();
    expect(screen.getByText("You don't have any active orders right now")).toBeVisible();
    await customer.click(screen.getByRole('link', { name: 'Order Food' }));
    expect(address()).toBe('/restaurants');
  });

  test('without past orders the page says so @2.72', async () => {
    await openApp({ address: '/orders', user: asha });
    await customer.click(screen.getByRole('tab', { name: 'Past Orders (0)' }));
    expect(screen.getByRole('heading', { name: 'No Past Orders' })).toBeVisible();
    expect(screen.getByText('Your order history will appear here')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'No Active Orders' })).not.toBeInTheDocument();
    expect(screen.queryByText(/blocks site data/)).not.toBeInTheDocument();
  });

  test('the page says why if the browser blocks the storage of orders, and what to do @8.1.2', async () => {
    const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    await openApp({ address: '/orders', user: asha });
    expect(screen.getByText(/blocks site data.*Allow cookies and site data/)).toBeVisible();
    await customer.click(screen.getByRole('tab', { name: 'Past Orders (0)' }));
    expect(screen.getByText(/blocks site data.*Allow cookies and site data/)).toBeVisible();
    refusal.mockRestore();
  });
});
