/** Checks that nothing scrolls sideways on narrow phones. accessibility.e2e.ts checks every screen for that. */
import { accountButton, authModal } from './support/accounts.ts';
import { boxOf } from './support/box.ts';
import { addDish, cartButton, neem, openCart } from './support/ordering.ts';
import { enlargeText, expectNoSidewaysScroll, narrowest as phone } from './support/room.ts';
import { returningCustomer } from './support/session.ts';
import { savedCart, seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { trackedId, trackedOrder, trackedPath } from './support/tracking.ts';

test('the menu, the sign-up dialog and the cart fit 320 pixels', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  const drawer = await openCart(page);
  const widthOf = async (dialog: typeof drawer) => (await dialog.boundingBox())?.width;
  expect(await widthOf(drawer)).toBeLessThanOrEqual(phone.width);
  await expectNoSidewaysScroll(page);
  await drawer.getByRole('button', { name: 'Sign Up' }).click();
  await expect(authModal(page)).toBeVisible();
  expect(await widthOf(authModal(page))).toBeLessThanOrEqual(phone.width);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(authModal(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test('the header fits one row of 320 pixels for a customer with a long name and 120 dishes', async ({
  page,
}) => {
  const name = 'Venkatasubramanian Lakshminarayanan';
  const customer = await returningCustomer(page, name);
  await seedStorage(page, `cart_${customer.uid}`, {
    ...savedCart,
    items: [{ ...savedCart.items[0], quantity: 120 }],
  });
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(cartButton(page, 'Cart, 120 items')).toBeVisible();
  await expectNoSidewaysScroll(page);
  const account = await boxOf(accountButton(page, customer));
  const menu = await boxOf(page.getByRole('button', { name: 'Menu' }));
  const search = await boxOf(page.getByRole('banner').getByRole('searchbox'));
  const cart = await boxOf(cartButton(page));
  const badge = await boxOf(cartButton(page).getByText('99+'));
  expect(Math.abs(account.y - menu.y)).toBeLessThanOrEqual(4);
  expect(Math.abs(search.y - menu.y)).toBeLessThanOrEqual(4);
  expect(search.x + search.width).toBeLessThanOrEqual(cart.x);
  expect(badge.x + badge.width).toBeLessThanOrEqual(account.x + 1);
});

test('at twice the text size, no page scrolls sideways on a phone, and the menu button stays on the screen', async ({
  page,
}) => {
  await seedStorage(page, 'orders', { [trackedId]: trackedOrder() });
  await page.setViewportSize({ width: 390, height: 844 });
  // Change the length of a rem, as the browser's own text size does.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  for (const path of [
    '/',
    '/restaurants',
    neem.path,
    trackedPath,
    '/orders',
    '/services',
    '/blog',
  ]) {
    /* oxlint-disable no-await-in-loop -- one page after the other */
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('button', { name: 'Menu' }), path).toBeInViewport({ ratio: 1 });
    /* oxlint-enable no-await-in-loop */
  }
});

test('at 600 pixels, the header is one row above the list and the menu, and the list’s search has room, also at twice the text size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 800 });
  const banner = page.getByRole('banner');
  const search = page.getByRole('main').getByRole('searchbox');
  await page.goto(neem.path);
  expect((await boxOf(banner)).height).toBeLessThan(70);
  await page.goto('/restaurants');
  expect((await boxOf(banner)).height).toBeLessThan(70);
  expect((await boxOf(search)).width).toBeGreaterThan(200);
  await enlargeText(page);
  expect((await boxOf(search)).width).toBeGreaterThan(200);
  await expectNoSidewaysScroll(page);
});
