/** Checks My Orders without any orders. In the app, the page always contains the sample orders. */
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../src/shared/PopularDishes.tsx';
import { asha } from '../fixtures.ts';
import { currentUrl, customer, openApp, openFreshBrowser } from './app.tsx';
import { hideSampleOrders, showSampleOrders } from './sample-orders.ts';

beforeEach(() => {
  openFreshBrowser();
  hideSampleOrders();
});
afterEach(showSampleOrders);

describe('My Orders of a new customer', () => {
  test('says that there are no active orders, and links to the restaurants @2.71', async () => {
    await openApp({ url: '/orders', user: asha });
    expect(screen.getByRole('tab', { name: 'Active Orders (0)', selected: true })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'No Active Orders' })).toBeVisible();
    expect(screen.getByText("You don't have any active orders right now")).toBeVisible();
    await customer.click(screen.getByRole('link', { name: 'Order Food' }));
    expect(currentUrl()).toBe('/restaurants');
  });

  test('shows popular dishes below an empty tab', async () => {
    await openApp({ url: '/orders', user: asha });
    const dishes = within(await screen.findByRole('region', { name: 'Popular dishes' }));
    expect(dishes.getAllByRole('button', { name: /^Add .* to cart$/ })).toHaveLength(6);
  });

  test('says that there are no past orders @2.72', async () => {
    await openApp({ url: '/orders', user: asha });
    await customer.click(screen.getByRole('tab', { name: 'Past Orders (0)' }));
    expect(screen.getByRole('heading', { name: 'No Past Orders' })).toBeVisible();
    expect(screen.getByText('Your order history will appear here')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'No Active Orders' })).not.toBeInTheDocument();
    expect(screen.queryByText(/blocks site data/)).not.toBeInTheDocument();
  });

  test('explains what to do if the browser blocks the storage of orders @8.1.2', async () => {
    const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    await openApp({ url: '/orders', user: asha });
    expect(screen.getByText(/blocks site data.*Allow cookies and site data/)).toBeVisible();
    await customer.click(screen.getByRole('tab', { name: 'Past Orders (0)' }));
    expect(screen.getByText(/blocks site data.*Allow cookies and site data/)).toBeVisible();
    refusal.mockRestore();
  });
});
