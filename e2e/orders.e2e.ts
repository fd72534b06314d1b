/** Checks My Orders: the sample orders, the customer's own orders, and the buttons on each. */
import type { Locator, Page } from '@playwright/test';
import type { Order } from '../src/domain/entities.ts';
import { authModal } from './support/accounts.ts';
import type { Account } from './support/accounts.ts';
import { coal, neem } from './support/ordering.ts';
import { returningCustomer } from './support/session.ts';
import { sampleOrder, seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';

/** The current time in the tests that read dates. */
const now = '2026-11-21T13:30:00+05:30';
const ownId = 'FD1234561000';
const samples = {
  active: { id: 'FD2718281828' },
  delivered: { id: 'FD1414213562', restaurant: coal.name },
  cancelled: { id: 'FD1618033988', restaurant: 'Dastan-e-Zafran' },
};

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const orders = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const order = (page: Page, id: string) => orders(page).filter({ hasText: `Order #${id}` });
const reorderButton = (scope: Locator) => scope.getByRole('button', { name: /^Reorder/ });

async function expectTabs(page: Page, active: number, past: number): Promise<void> {
  await expect(page.getByRole('tab')).toHaveText([
    `Active Orders (${active})`,
    `Past Orders (${past})`,
  ]);
}

async function openPast(page: Page): Promise<void> {
  await tab(page, /^Past Orders/).click();
  await expect(tab(page, /^Past Orders/)).toHaveAttribute('aria-selected', 'true');
}

function ownOrder(userId: string, id: string, minutesLeft: number): Order {
  return { ...sampleOrder(id, minutesLeft), userId };
}

/** Opens My Orders as a new signed-in customer. If `minutesLeft` is given, the customer has an order. */
async function openOrders(page: Page, minutesLeft?: number): Promise<Account & { uid: string }> {
  const account = await returningCustomer(page);
  if (minutesLeft !== undefined) {
    await seedStorage(page, 'orders', { [ownId]: ownOrder(account.uid, ownId, minutesLeft) });
  }
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  return account;
}

test('My Orders asks signed-out visitors to sign in @2.76 @6.7', async ({ page }) => {
  await seedStorage(page, 'orders', { [ownId]: sampleOrder(ownId, 20) });
  await page.goto('/orders');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Sign In Required' })).toBeVisible();
  await expect(main.getByText('Please sign in to view your orders')).toBeVisible();
  await expect(main.getByRole('tab')).toHaveCount(0);
  await expect(main.getByText(/^Order #/)).toHaveCount(0);
  await main.getByRole('button', { name: 'Sign In' }).click();
  await expect(authModal(page)).toBeVisible();
});

test('My Orders first shows the active orders, and each past sample order shows its icon, ID, restaurant, total, date and items @1.8 @2.70 @2.73 @2.77', async ({
  page,
}) => {
  await page.clock.setFixedTime(now);
  await openOrders(page);
  await expectTabs(page, 1, 2);
  await expect(tab(page, 'Active Orders (1)')).toHaveAttribute('aria-selected', 'true');
  await expect(orders(page)).toHaveText([new RegExp(`Order #${samples.active.id}`)]);
  await expect(orders(page)).toContainText('On the Way');
  await expect(orders(page)).toContainText('placed at 1:00 pm');
  await expect(orders(page)).toContainText('Estimated delivery: 1:40 pm');
  await expect(orders(page)).toContainText('Second floor, the door with the brass bell.');
  await openPast(page);
  await expect(tab(page, 'Active Orders (1)')).toHaveAttribute('aria-selected', 'false');
  await expect(orders(page)).toHaveText([
    new RegExp(`Order #${samples.delivered.id}`),
    new RegExp(`Order #${samples.cancelled.id}`),
  ]);
  for (const { id, restaurant, outcome, total, date, items } of [
    {
      ...samples.delivered,
      outcome: 'Delivered',
      total: '$26.73',
      date: '19 Nov, 1:58 pm',
      items: ['2× Seekh Kebab Pizza'],
    },
    {
      ...samples.cancelled,
      outcome: 'Cancelled · not charged',
      total: '$35.36',
      date: 'Placed 16 Nov, 1:30 pm',
      items: ['3× Galouti Kebab'],
    },
  ]) {
    /* oxlint-disable no-await-in-loop -- the test stops at the first failure */
    const card = order(page, id);
    const ending = card.getByRole('paragraph').filter({ hasText: outcome });
    await expect(ending.locator('svg')).toBeVisible();
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(restaurant);
    await expect(card).toContainText(total);
    for (const line of [outcome, date, `Order #${id}`]) {
      await expect(card.getByText(line, { exact: true })).toBeVisible();
    }
    await expect(card.getByRole('list', { name: 'Dishes' }).getByRole('listitem')).toHaveText(
      items,
    );
    await expect(reorderButton(card)).toHaveText('Reorder');
    await expect(card.getByRole('button', { name: /^View Receipt/ })).toHaveText('View Receipt');
    /* oxlint-enable no-await-in-loop */
  }
});

test('View Receipt opens a receipt that adds up and can be printed @2.75', async ({ page }) => {
  let printed = 0;
  await page.exposeFunction('print', () => {
    printed += 1;
  });
  await openOrders(page, -60);
  await openPast(page);
  await order(page, ownId)
    .getByRole('button', { name: /^View Receipt/ })
    .click();
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt).toContainText(`Order #${ownId}`);
  await expect(receipt).toContainText('Delivered to 7 Lodhi Road, New Delhi 110003');
  await expect(receipt).toMatchAriaSnapshot(`
    - list "Dishes":
      - listitem: 2× ${neem.pizza} $18.98 / ₹1,575
      - listitem: 1× ${neem.salad} $3.49 / ₹290
    - term: Subtotal
    - definition: $22.47 / ₹1,865
    - term: Delivery fee
    - definition: $2.99 / ₹248
    - term: Tax (8%)
    - definition: $1.80 / ₹150
    - term: Total
    - definition: $27.26 / ₹2,263
  `);
  const print = receipt.getByRole('button', { name: 'Print receipt' });
  await print.click();
  await expect.poll(() => printed).toBe(1);

  await test.step('only the receipt is printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(receipt).toBeVisible();
    await expect(print).toBeHidden();
    await expect(page.locator('main')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await receipt.getByRole('button', { name: 'Close receipt' }).click();
  await expect(receipt).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});
