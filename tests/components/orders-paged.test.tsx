import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { asha, order } from '../fixtures.ts';
import { customer, openApp, openFreshBrowser } from './app.tsx';
import { store } from './storage.ts';

beforeEach(openFreshBrowser);

test('My Orders shows the total number of orders, and lists forty at a time', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `FD${index}`);
  store('orders', Object.fromEntries(ids.map((id) => [id, order({ id })])));
  await openApp({ url: '/orders', user: asha });
  // One of the sample orders is also active.
  expect(screen.getByRole('tab', { name: 'Active Orders (61)' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(40);
  await customer.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('article')).toHaveLength(61);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  const firstNew = screen.getAllByRole('article')[40];
  expect(firstNew).toContainElement(document.activeElement as HTMLElement);
});
