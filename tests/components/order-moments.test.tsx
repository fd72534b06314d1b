import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatDayAndTime, formatTime } from '../../src/domain/day-and-time.ts';
import { asha, MINUTE, NOON, order } from '../fixtures.ts';
import { openApp, openFreshBrowser, startTheClock, stopTheClock, wakeTabAt } from './app.tsx';
import { openReceipt, openTrackedOrder } from './orders.ts';
import { store } from './storage.ts';

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

/** Returns the text beside a term of a description list. */
function beside(scope: HTMLElement, term: string): string | undefined {
  const found = within(scope)
    .queryAllByRole('term')
    .find(({ textContent }) => textContent === term);
  return found?.nextElementSibling?.textContent ?? undefined;
}

const details = () => screen.getByRole('region', { name: 'Order details' });

test('the tracking page shows when the order was placed and is due, and then when it was delivered @13.1 @13.2', async () => {
  await openTrackedOrder(placed);
  expect(beside(details(), 'Placed')).toBe(inWords(0));
  const status = screen.getByRole('region', { name: 'Delivery status' });
  const due = within(status).getByText('Estimated delivery time').nextElementSibling;
  expect(due?.textContent).toBe(formatTime(at(30)));
  expect(beside(details(), 'Estimated delivery')).toBeUndefined();
  expect(beside(details(), 'Delivered')).toBeUndefined();
  await wakeTabAt(NOON + 40 * MINUTE);
  expect(beside(details(), 'Delivered')).toBe(inWords(30));
});

test('the page of a cancelled order shows when it was cancelled, but no delivery time @13.3', async () => {
  await openTrackedOrder(cancelled);
  expect(beside(details(), 'Placed')).toBe(inWords(0));
  expect(beside(details(), 'Cancelled')).toBe(inWords(1));
  expect(beside(details(), 'Estimated delivery')).toBeUndefined();
});

test('the receipt of a delivered order shows when it was placed and delivered @13.1', async () => {
  stopTheClock(NOON + 40 * MINUTE);
  const receipt = await openReceipt(placed);
  expect(beside(receipt, 'Placed')).toBe(inWords(0));
  expect(beside(receipt, 'Estimated delivery')).toBeUndefined();
  expect(beside(receipt, 'Delivered')).toBe(inWords(30));
});

test('the receipt of a cancelled order shows when it was cancelled', async () => {
  const receipt = await openReceipt(cancelled);
  expect(beside(receipt, 'Cancelled')).toBe(inWords(1));
  expect(beside(receipt, 'Delivered')).toBeUndefined();
});

test.each([
  ['/track', `/track?id=${undated.id}`],
  ['My Orders', '/orders'],
])('an order without a placement time shows no date of 1970 on %s @13.4', async (_, page) => {
  store('orders', { [undated.id]: undated });
  await openApp({ url: page, user: asha });
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent(undated.id);
  expect(main).not.toHaveTextContent('1970');
  expect(main).not.toHaveTextContent('placed at 5:30');
});

test.each([
  ['cancelled', { status: 'cancelled' as const }, 'Cancelled · not charged'],
  ['delivered early', { status: 'delivered' as const }, 'Delivered'],
])(
  'an order that was %s and has no placement time shows no date of 1970 in My Orders or on its receipt',
  async (_, changes, says) => {
    const past = { ...undated, ...changes };
    const receipt = await openReceipt(past);
    expect(receipt).not.toHaveTextContent('1970');
    expect(beside(receipt, 'Delivered')).toBeUndefined();
    const [card] = screen.getAllByRole('article', { hidden: true });
    expect(card).toHaveTextContent(`${says}Order #${past.id}`);
    expect(card).not.toHaveTextContent('1970');
  },
);
