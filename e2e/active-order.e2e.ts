/** Checks that the bar of active orders is beside the cart bar and below any notice, and covers nothing. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { boxOf } from './support/box.ts';
import { goOffline, waitUntilLoaded } from './support/offline.ts';
import { cartButton, coal, neem } from './support/ordering.ts';
import { enlargeText, expectNoSidewaysScroll, narrowest } from './support/room.ts';
import { returningCustomer } from './support/session.ts';
import { savedCart, seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { ordersOf, trackedId } from './support/tracking.ts';

const bar = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Your active orders' });

test('on a narrow phone, the active-order bar shares a row with the cart bar and covers nothing at the page’s end @10.3', async ({
  page,
}) => {
  await page.setViewportSize(narrowest);
  const customer = await returningCustomer(page);
  await seedStorage(page, `cart_${customer.uid}`, savedCart);
  await seedStorage(page, 'orders', ordersOf(customer.uid, 20, 25));
  await page.goto('/about');
  const cart = page.getByRole('button', { name: /^View cart/ });
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(cart).toBeInViewport({ ratio: 1 });
  const folded = await boxOf(bar(page));
  const cartBox = await boxOf(cart);
  expect(folded.x + folded.width).toBeLessThanOrEqual(cartBox.x);
  const orders = await boxOf(bar(page).getByRole('button'));
  expect([orders.y, orders.height]).toEqual([cartBox.y, cartBox.height]);
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
  await expectAccessible(page, 'aside');
  await enlargeText(page);
  const name = bar(page).getByText(neem.name).first();
  // Customers tell their orders apart by the restaurants' names.
  expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  expect(await name.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
  await links.first().click();
  await expect(page).toHaveURL(`/track?id=${trackedId}`);
  await expect(bar(page)).toBeHidden();
});

test('on a wide screen, the button “View cart” is to the right of the active-order bar, and is hidden if no order is active', async ({
  page,
}) => {
  const customer = await returningCustomer(page);
  await seedStorage(page, `cart_${customer.uid}`, savedCart);
  await page.goto(coal.path);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items');
  const viewCart = page.getByRole('button', { name: /^View cart/ });
  await expect(viewCart).toBeHidden();
  await seedStorage(page, 'orders', ordersOf(customer.uid, 20));
  await page.reload();
  const [order, cart] = [await boxOf(bar(page)), await boxOf(viewCart)];
  expect(cart.x).toBeGreaterThan(order.x + order.width);
  expect(cart.y + cart.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  await viewCart.click();
  await expect(page.getByRole('dialog', { name: 'Your Order' })).toBeVisible();
});

test('on a wide screen, the active-order bar fills the bottom edge, covers no focused control and is not covered by notices @10.3', async ({
  page,
  pageErrors,
}) => {
  // The page may still be requesting pictures when the network goes away.
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  const customer = await returningCustomer(page);
  await seedStorage(page, 'orders', ordersOf(customer.uid, 20));
  await page.goto('/restaurants');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  // The bar must span the full width. A narrower bar could cover half of a button at its edge.
  const edge = await boxOf(bar(page));
  expect(edge).toMatchObject({ x: 0, width: page.viewportSize()?.width });
  expect(edge.y + edge.height).toBe(page.viewportSize()?.height);
  await waitUntilLoaded(page);
  const comeBack = await goOffline(page);
  const notice = page.getByText(/^You’re offline\./);
  await expect(notice).toBeVisible();
  const { y, height } = await boxOf(notice);
  expect(y + height).toBeLessThanOrEqual((await boxOf(bar(page))).y);
  await comeBack();
  const links = page.getByRole('main').getByRole('link');
  for (const link of await links.all()) {
    /* oxlint-disable no-await-in-loop -- one link after the other */
    await link.focus();
    // The page may still be scrolling the link into view.
    await expect
      .poll(async () => {
        const { y: linkTop, height: linkHeight } = await boxOf(link);
        return (await boxOf(bar(page))).y - linkTop - Math.min(linkHeight, 24);
      })
      .toBeGreaterThanOrEqual(0);
    /* oxlint-enable no-await-in-loop */
  }
});
