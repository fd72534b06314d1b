/** Checks the content of My Orders. Path tests cover its machine. */
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { menus } from '../../src/data/menus.ts';
import { asha, order } from '../fixtures.ts';
import {
  currentUrl,
  customer,
  openApp,
  openFreshBrowser,
  startTheClock,
  stopTheClock,
} from './app.tsx';
import { store } from './storage.ts';

beforeEach(openFreshBrowser);
afterEach(startTheClock);

const orders = () => within(screen.getByRole('tabpanel')).getAllByRole('article');

test('My Orders first shows the active orders, and each past sample order shows its icon, ID, restaurant, total, date and items @1.8 @2.70 @2.73 @2.77', async () => {
  stopTheClock(new Date(2026, 10, 21, 13, 30).getTime());
  await openApp({ url: '/orders', user: asha });
  expect(screen.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Active Orders (1)',
    'Past Orders (2)',
  ]);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Active Orders (1)');
  expect(orders()).toHaveLength(1);
  for (const text of [
    'Order #FD2718281828',
    'On the Way',
    'placed at 1:00 pm',
    'Estimated delivery: 1:40 pm',
    'Second floor, the door with the brass bell.',
  ]) {
    expect(orders()[0]).toHaveTextContent(text);
  }

  await customer.click(screen.getByRole('tab', { name: 'Past Orders (2)' }));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Past Orders (2)');
  const past = [
    {
      restaurant: 'Coal & Rumali',
      lines: ['Delivered', '19 Nov, 1:58 pm', 'Order #FD1414213562'],
      total: '$26.73',
      dish: '2× Seekh Kebab Pizza',
    },
    {
      restaurant: 'Dastan-e-Zafran',
      lines: ['Cancelled · not charged', 'Placed 16 Nov, 1:30 pm', 'Order #FD1618033988'],
      total: '$35.36',
      dish: '3× Galouti Kebab',
    },
  ];
  expect(orders()).toHaveLength(past.length);
  for (const [index, { restaurant, lines, total, dish }] of past.entries()) {
    const article = orders()[index] ?? document.body;
    const card = within(article);
    expect(card.getByRole('heading', { level: 2 })).toHaveTextContent(restaurant);
    for (const line of lines) expect(card.getByText(line)).toBeVisible();
    expect(
      card
        .getByText(lines[0] ?? '')
        .closest('p')
        ?.querySelector('svg'),
    ).toBeVisible();
    expect(article).toHaveTextContent(total);
    const dishes = within(card.getByRole('list', { name: 'Dishes' })).getAllByRole('listitem');
    expect(dishes.map((item) => item.textContent)).toEqual([dish]);
    expect(card.getByRole('button', { name: /^Reorder/ })).toHaveTextContent(/^Reorder$/);
    expect(card.getByRole('button', { name: /^View Receipt/ })).toHaveTextContent(/^View Receipt$/);
  }
});

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

test('a customer’s own order is not labelled as a sample', async () => {
  const own = order({ userId: asha.uid });
  store('orders', { [own.id]: own });
  await openApp({ url: '/orders', user: asha });
  const card = (await screen.findByText(new RegExp(`^Order #${own.id}`))).closest('article');
  expect(card).not.toHaveTextContent('Sample order');
});
