import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { asha, order } from '../fixtures.ts';
import { currentUrl, customer, openApp, openFreshBrowser } from './app.tsx';
import { openTrackedOrder } from './orders.ts';
import { store } from './storage.ts';

beforeEach(openFreshBrowser);

test('the active sample order in My Orders links to its tracking page @2.80', async () => {
  await openApp({ url: '/orders', user: asha });
  const sample = within(await screen.findByRole('article'));
  expect(sample.getByText('Sample order. You didn’t place it.')).toBeVisible();
  const id = sample.getByText(/^Order #FD/).textContent.match(/FD\d{10}/)?.[0] ?? '';
  await customer.click(sample.getByRole('link', { name: `Track Order ${id}` }));
  expect(currentUrl()).toBe(`/track?id=${id}`);
  expect(await screen.findByRole('region', { name: 'Order details' })).toHaveTextContent(id);
  expect(screen.getByRole('region', { name: 'Delivery status' })).toHaveTextContent('Delivery in');
});

test('a cancelled order shows neither a countdown nor a map @4.18.1 @P.14', async () => {
  await openTrackedOrder(order({ status: 'cancelled' }));
  expect(await screen.findByRole('heading', { name: 'Order Cancelled' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Order details' })).toHaveTextContent('FD1234561234');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Delivery map' })).not.toBeInTheDocument();
});

test('a customer’s own order is not labelled as a sample', async () => {
  const own = order({ userId: asha.uid });
  store('orders', { [own.id]: own });
  await openApp({ url: '/orders', user: asha });
  const card = (await screen.findByText(new RegExp(`^Order #${own.id}`))).closest('article');
  expect(card).not.toHaveTextContent('Sample order');
});
