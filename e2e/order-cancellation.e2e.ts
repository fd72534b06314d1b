/** Checks that orders can be cancelled in two tabs, offline, on a narrow phone, and after a storage error. */
import type { Locator, Page } from '@playwright/test';
import type { Order } from '../src/domain/entities.ts';
import { accountButton } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { goOffline, waitUntilLoaded } from './support/offline.ts';
import { expectNoSidewaysScroll, narrowest } from './support/room.ts';
import { returningCustomer } from './support/session.ts';
import type { Customer } from './support/session.ts';
import { sampleOrder, seedStorage, storedOrders } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const id = 'FD1234561000';
const path = `/track?id=${id}`;

const offer = (page: Page): Locator => page.getByRole('button', { name: `Cancel order ${id}` });
const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Cancel this order?' });
const confirm = (page: Page): Promise<void> =>
  question(page).getByRole('button', { name: 'Yes, cancel order' }).click();
const cancelledHeading = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Order Cancelled' });

/** Returns an order that was just placed and is due in half an hour. */
function freshOrder(userId: string): Order {
  return { ...sampleOrder(id, 30), userId };
}

/** Opens a page as a customer who has just placed an order. */
async function openFresh(page: Page, address = path): Promise<Customer> {
  const customer = await returningCustomer(page);
  await seedStorage(page, 'orders', { [id]: freshOrder(customer.uid) });
  await page.goto(address);
  await expect(accountButton(page, customer)).toBeVisible();
  return customer;
}

async function storedStatus(page: Page): Promise<string | undefined> {
  return (await storedOrders(page))[id]?.status;
}

test('an order that is cancelled in one tab is also cancelled in another tab, and is not charged @10.5 @14.5', async ({
  page,
  openTab,
}) => {
  await openFresh(page);
  const orders = await openTab('/orders');
  await expect(offer(orders)).toBeVisible();

  await offer(page).click();
  await expect(question(page)).toContainText('you won’t be charged');
  await confirm(page);
  await expect(cancelledHeading(page)).toBeVisible();
  await expect(
    page.getByText(/^No driver is on the way, and you weren’t charged\.$/),
  ).toBeVisible();
  expect(await storedStatus(page)).toBe('cancelled');

  await expect(orders.getByText(`Order #${id} was cancelled. You weren’t charged.`)).toBeVisible();
  await orders.getByRole('tab', { name: /^Past Orders/ }).click();
  const card = orders.getByRole('article').filter({ hasText: `Order #${id}` });
  await expect(card).toContainText('not charged');
  await card.getByRole('button', { name: /^View Receipt/ }).click();
  await expect(orders.getByRole('dialog', { name: 'Receipt' })).toContainText(
    'This order was cancelled. You weren’t charged.',
  );

  await test.step('the order stays cancelled after its estimated delivery time', async () => {
    await page.clock.setFixedTime(Date.now() + 3_600_000);
    await page.reload();
    await expect(cancelledHeading(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Delivered!' })).toBeHidden();
  });
});

test('a double click that cancels an order does not order it again @14.9', async ({ page }) => {
  // At this size, “Reorder” replaces the button that confirms.
  await page.setViewportSize({ width: 360, height: 740 });
  await openFresh(page);
  await offer(page).click();
  await question(page).getByRole('button', { name: 'Yes, cancel order' }).dblclick({ delay: 20 });
  await expect(cancelledHeading(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('two tabs that confirm at the same time cancel the order only once @14.3', async ({
  page,
  openTab,
}) => {
  await openFresh(page);
  const other = await openTab(path);
  const tabs = [page, other];
  for (const tab of tabs) {
    /* oxlint-disable no-await-in-loop -- a customer uses one tab at a time */
    await offer(tab).click();
    await expect(question(tab)).toBeVisible();
    /* oxlint-enable no-await-in-loop */
  }
  await Promise.all(
    tabs.map((tab) =>
      question(tab)
        .getByRole('button', { name: 'Yes, cancel order' })
        .evaluate((button: HTMLElement) => button.click()),
    ),
  );
  for (const tab of tabs) {
    // oxlint-disable-next-line no-await-in-loop -- the test stops at the first difference
    await expect(cancelledHeading(tab)).toBeVisible();
  }
  expect(Object.keys(await storedOrders(page))).toEqual([id]);
  expect(await storedStatus(page)).toBe('cancelled');
});

test('an order can’t be cancelled if the minute for cancelling ends while another tab locks the orders @14.3', async ({
  page,
  openTab,
}) => {
  await openFresh(page);
  const other = await openTab(path);
  await offer(page).click();
  await expect(question(page)).toBeVisible();
  // The other tab holds the lock on the orders until the minute for cancelling is over.
  await other.evaluate(() => {
    void navigator.locks.request(
      'orders',
      () =>
        new Promise<void>((resolve) => {
          addEventListener('let-go', () => resolve(), { once: true });
        }),
    );
  });
  await confirm(page);
  await page.clock.setFixedTime(Date.now() + 61_000);
  await other.evaluate(() => dispatchEvent(new Event('let-go')));
  await expect(page.getByRole('dialog', { name: 'Too late to cancel' })).toBeVisible();
  expect(await storedStatus(page)).toBe('confirmed');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/it’s too late to cancel/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Delivery in/ })).toBeVisible();
  await expect(cancelledHeading(other)).toBeHidden();
});

test('an order can be cancelled without a network, and cancelling can be retried after a storage error @14.6 @23.5', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/, /The order was not cancelled/);
  await openFresh(page);
  await expect(offer(page)).toBeVisible();
  await waitUntilLoaded(page);
  const comeBack = await goOffline(page);
  await page.evaluate(() => {
    const storage = Storage.prototype as { setItem: unknown; kept?: unknown };
    storage.kept = storage.setItem;
    storage.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await offer(page).click();
  await confirm(page);
  await expect(question(page).getByRole('alert')).toContainText('your order is still active');
  const tryAgain = question(page).getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeFocused();
  expect(await storedStatus(page)).toBe('confirmed');
  await page.evaluate(() => {
    const storage = Storage.prototype as { setItem: unknown; kept?: unknown };
    storage.setItem = storage.kept;
  });
  await tryAgain.click();
  await expect(cancelledHeading(page)).toBeVisible();
  expect(await storedStatus(page)).toBe('cancelled');
  await comeBack();
});

test('the button “Cancel order” fits the narrowest phone, and nothing moves when it disappears @14.7', async ({
  page,
}) => {
  await page.setViewportSize(narrowest);
  await page.clock.install();
  await openFresh(page);
  await expect(offer(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
  const map = page.getByRole('region', { name: 'Delivery map' });
  const before = (await map.boundingBox())?.y ?? 0;
  await page.clock.runFor(61_000);
  await expect(page.getByText(/it’s too late to cancel/)).toBeVisible();
  expect(Math.abs(((await map.boundingBox())?.y ?? 0) - before)).toBeLessThanOrEqual(1);
});
