/** Checks the appearance of My Orders. Browser tests cover its list, and path tests its machine. */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { menus } from '../../src/data/menus.ts';
import { asha } from '../fixtures.ts';
import { customer, openApp, openFreshBrowser } from './app.tsx';

beforeEach(openFreshBrowser);

test('each dish of an order has its picture from the menu', async () => {
  await openApp({ url: '/orders', user: asha });
  const items = within(await screen.findByRole('article')).getByRole('list', { name: 'Dishes' });
  const pictures = [...items.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  const menu = menus['neem-and-nigella'] ?? [];
  const dishes = ['Paneer Tikka Pizza', 'Kachumber Salad'];
  expect(pictures).toEqual(dishes.map((dish) => menu.find(({ name }) => name === dish)?.image));
});

test('the receipt of a cancelled order first says that the customer wasn’t charged @P.14', async () => {
  await openApp({ url: '/orders', user: asha });
  await customer.click(screen.getByRole('tab', { name: /^Past Orders/ }));
  const cancelled = screen.getAllByRole('article').at(-1) ?? document.body;
  await customer.click(within(cancelled).getByRole('button', { name: /^View Receipt/ }));
  const receipt = await screen.findByRole('dialog', { name: 'Receipt' });
  const said = within(receipt).getByText('This order was cancelled. You weren’t charged.');
  const items = within(receipt).getByRole('list', { name: 'Dishes' });
  expect(said.compareDocumentPosition(items)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('My Orders shows a skeleton until it is known whether the customer is signed in', async () => {
  await openApp({ url: '/orders' });
  expect(screen.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});
