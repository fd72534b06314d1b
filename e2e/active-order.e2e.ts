/** The bar with the orders under way: in two tabs, beside the cart bar, without a network, asleep. */
import type { Locator, Page } from '@playwright/test';
import type { Order } from '../machines/entities.ts';
import { accountButton, signOut } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { goOffline, untilAllHasCome } from './support/offline.ts';
import { expectNoSidewaysScroll, narrowest } from './support/room.ts';
import { newCustomer, returningCustomer, signInElsewhere } from './support/session.ts';
import { savedCart, seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { ordersOf, trackedId } from './support/tracking.ts';

const bar = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Your active orders' });

/** A page that the second tab can be on too. */
const elsewhere = '/about';

async function keepOrders(page: Page, orders: Record<string, Order>): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('orders', text), JSON.stringify(orders));
}

test('an order is followed in both tabs, and gone from both when it is cancelled', async ({
  page,
  openTab,
}) => {
  const customer = await returningCustomer(page);
  await page.goto('/');
  await expect(accountButton(page, customer)).toBeVisible();
  const other = await openTab(elsewhere);
  await expect(accountButton(other, customer)).toBeVisible();
  await expect(bar(page)).toBeHidden();

  // A tab hears what the other one stores.
  const [one, two] = Object.values(ordersOf(customer.uid, 20, 25));
  if (!one || !two) throw new Error('Two orders are needed.');
  await keepOrders(other, { [one.id]: one });
  await expect(bar(page)).toContainText('Neem & Nigella');
  await expect(bar(page)).toContainText('Delivery in 20 min');
  await keepOrders(page, { [one.id]: one, [two.id]: two });
  await expect(bar(other)).toContainText('2 orders on the way');
  await expect(bar(other)).toContainText('Next one in 20 min');

  await keepOrders(other, { [one.id]: { ...one, status: 'cancelled' }, [two.id]: two });
  await expect(bar(page)).toContainText('Delivery in 25 min');
  await keepOrders(other, {});
  await expect(bar(page)).toBeHidden();
});

test('the next customer of the browser does not see it', async ({ page, openTab }) => {
  const customer = await returningCustomer(page);
  await seedStorage(page, 'orders', ordersOf(customer.uid, 20));
  await page.goto(elsewhere);
  await expect(bar(page)).toBeVisible();
  const other = await openTab(elsewhere);
  await expect(bar(other)).toBeVisible();
  await signOut(page, customer);
  await expect(bar(page)).toBeHidden();
  await expect(bar(other)).toBeHidden();
  const next = await newCustomer(page.request);
  await signInElsewhere(other, next);
  await page.reload();
  await expect(bar(page)).toBeHidden();
});

test('without a network it goes on, and the delivery is known after a sleep', async ({
  page,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  const customer = await returningCustomer(page);
  await seedStorage(page, 'orders', ordersOf(customer.uid, 20));
  await page.clock.install();
  await page.goto(elsewhere);
  await expect(bar(page)).toContainText('Delivery in');
  const comeBack = await goOffline(page);
  await page.clock.runFor(5 * 60_000);
  await expect(bar(page)).toContainText(/Delivery in 1[45] min/);
  // The lid is shut until the food is there: timers stand still, the clock does not.
  await page.clock.fastForward(15 * 60_000 + 1000);
  await expect(bar(page)).toContainText('Delivered!');
  await page.clock.fastForward(61_000);
  await expect(bar(page)).toBeHidden();
  await comeBack();
});

test('with storage that can’t be read there is no bar, and the page works', async ({ page }) => {
  const customer = await returningCustomer(page);
  await seedStorage(page, 'orders', ordersOf(customer.uid, 20));
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called on the storage below
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function refuse(key: string) {
      if (key === 'orders') throw new DOMException('It is switched off.', 'SecurityError');
      return getItem.call(this, key);
    };
  });
  await page.goto(elsewhere);
  await expect(accountButton(page, customer)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

test('on a narrow phone it stands above the cart bar, and covers nothing at the page’s end', async ({
  page,
}) => {
  await page.setViewportSize(narrowest);
  const customer = await returningCustomer(page);
  await seedStorage(page, `cart_${customer.uid}`, savedCart);
  await seedStorage(page, 'orders', ordersOf(customer.uid, 20, 25));
  await page.goto(elsewhere);
  const cart = page.getByRole('button', { name: /^View cart/ });
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(cart).toBeInViewport({ ratio: 1 });
  const folded = await boxOf(bar(page));
  expect(folded.y + folded.height).toBeLessThanOrEqual((await boxOf(cart)).y);
  await expectNoSidewaysScroll(page);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = page.getByRole('contentinfo').getByRole('link').last();
  const bottom = async () => {
    const { y, height } = await boxOf(last);
    return y + height;
  };
  await expect.poll(async () => (await boxOf(bar(page))).y).toBeGreaterThan(await bottom());

  await bar(page)
    .getByRole('button', { name: /^2 orders on the way/ })
    .click();
  const links = bar(page).getByRole('link');
  await expect(links).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await links.first().click();
  await expect(page).toHaveURL(`/track?id=${trackedId}`);
  await expect(bar(page)).toBeHidden();
});

test('a notice stands above it, and a focused control is not under it', async ({ page }) => {
  const customer = await returningCustomer(page);
  await seedStorage(page, 'orders', ordersOf(customer.uid, 20));
  await page.goto('/restaurants');
  await expect(bar(page)).toBeVisible();
  await untilAllHasCome(page);
  const comeBack = await goOffline(page);
  const notice = page.getByText(/^You’re offline\./);
  await expect(notice).toBeVisible();
  const { y, height } = await boxOf(notice);
  expect(y + height).toBeLessThanOrEqual((await boxOf(bar(page))).y);
  await comeBack();
  const links = page.getByRole('main').getByRole('link');
  for (const link of await links.all()) {
    /* oxlint-disable no-await-in-loop -- one after the other, as the Tab key goes */
    await link.focus();
    const box = await boxOf(link);
    const top = (await boxOf(bar(page))).y;
    expect(Math.min(box.y + box.height, box.y + 24)).toBeLessThanOrEqual(top);
    /* oxlint-enable no-await-in-loop */
  }
});
