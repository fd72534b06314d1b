/** When what happened to an order, on its page, in the list and on the receipt. */
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatDayAndTime } from '../../src/domain/day-and-time.ts';
import type { Order } from '../../src/domain/entities.ts';
import { asha, NOON, order } from '../fixtures.ts';
import {
  customer,
  meanwhile,
  openApp,
  openFreshBrowser,
  startTheClock,
  stopTheClock,
} from './app.tsx';
import { openTrackedOrder } from './orders.ts';
import { store } from './storage.ts';

const MINUTE = 60_000;

beforeEach(() => {
  openFreshBrowser();
  stopTheClock(NOON + 5 * MINUTE);
});
afterEach(startTheClock);

const at = (minutes: number) => new Date(NOON + minutes * MINUTE);
const iso = (minutes: number) => at(minutes).toISOString();
const inWords = (minutes: number) => formatDayAndTime(at(minutes));

const placed = order({ estimatedDelivery: iso(30) });
const cancelled = order({ ...placed, status: 'cancelled', cancelledAt: iso(1) });
const undated = order({ ...placed, createdAt: new Date(0).toISOString() });

/** Returns the description of a term in a list. */
function beside(scope: HTMLElement, term: string): string | undefined {
  const found = within(scope)
    .queryAllByRole('term')
    .find(({ textContent }) => textContent === term);
  return found?.nextElementSibling?.textContent ?? undefined;
}

const details = () => screen.getByRole('region', { name: 'Order Details' });

test('the tracking page tells when the order was placed and is due, and once it is there, when it was delivered @13.1 @13.2', async () => {
  await openTrackedOrder(placed);
  expect(beside(details(), 'Placed')).toBe(inWords(0));
  expect(beside(details(), 'Estimated delivery')).toBe(inWords(30));
  expect(beside(details(), 'Delivered')).toBeUndefined();
  await meanwhile(() => {
    vi.setSystemTime(NOON + 40 * MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(beside(details(), 'Delivered')).toBe(`${inWords(30)} (estimated)`);
});

test('a cancelled order tells when it was cancelled, and no delivery @13.3', async () => {
  await openTrackedOrder(cancelled);
  expect(beside(details(), 'Placed')).toBe(inWords(0));
  expect(beside(details(), 'Cancelled')).toBe(inWords(1));
  expect(beside(details(), 'Estimated delivery')).toBeUndefined();
});

/** The receipt of a stored order that is past. */
async function openReceipt(past: Order): Promise<HTMLElement> {
  store('orders', { [past.id]: past });
  await openApp({ address: '/orders', user: asha });
  await customer.click(screen.getByRole('tab', { name: /^Past Orders/ }));
  await customer.click(screen.getByRole('button', { name: `View Receipt for order ${past.id}` }));
  return screen.findByRole('dialog', { name: 'Receipt' });
}

test('the receipt of a delivered order tells all three times @13.1', async () => {
  stopTheClock(NOON + 40 * MINUTE);
  const receipt = await openReceipt(placed);
  expect(beside(receipt, 'Placed')).toBe(inWords(0));
  expect(beside(receipt, 'Estimated delivery')).toBe(inWords(30));
  expect(beside(receipt, 'Delivered')).toBe(`${inWords(30)} (estimated)`);
});

test('the receipt of a cancelled order tells when that was', async () => {
  const receipt = await openReceipt(cancelled);
  expect(beside(receipt, 'Cancelled')).toBe(inWords(1));
  expect(beside(receipt, 'Delivered')).toBeUndefined();
});

test.each([
  ['/track', `/track?id=${undated.id}`],
  ['My Orders', '/orders'],
])(
  'no year 1970 is shown of an order that does not tell when it was placed: %s @13.4',
  async (_, page) => {
    store('orders', { [undated.id]: undated });
    await openApp({ address: page, user: asha });
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(undated.id);
    expect(main).not.toHaveTextContent('1970');
    expect(main).not.toHaveTextContent('ordered at 5:30');
  },
);

test.each([
  ['cancelled', { status: 'cancelled' as const }, 'Cancelled · not charged'],
  ['delivered early', { status: 'delivered' as const }, 'Delivered'],
])('nor in the list and on the receipt of one that was %s', async (_, changes, says) => {
  const past = { ...undated, ...changes };
  const receipt = await openReceipt(past);
  expect(receipt).not.toHaveTextContent('1970');
  expect(beside(receipt, 'Delivered')).toBeUndefined();
  const [card] = screen.getAllByRole('article', { hidden: true });
  expect(card).toHaveTextContent(`Order #${past.id} · ${says}`);
  expect(card).not.toHaveTextContent('1970');
});
