/**
 * Checks that narrow phones and large text lose nothing. accessibility.e2e.ts checks that no screen scrolls
 * sideways.
 */
import { greeting } from '../tests/fixtures.ts';
import { accountButton, authModal } from './support/accounts.ts';
import { boxOf } from './support/box.ts';
import { addDish, cartButton, neem, openCart } from './support/ordering.ts';
import {
  enlargeText,
  expectNoSidewaysScroll,
  expectRoomForLargeText,
  narrowest as phone,
} from './support/room.ts';
import { returningCustomer } from './support/session.ts';
import { savedCart, seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { driverCard, ordersOf, trackedId, trackedPath } from './support/tracking.ts';

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

test('the tabs of My Orders and the header fit 320 pixels for a customer with a long name and 120 dishes, even with larger text', async ({
  page,
}) => {
  const name = 'Venkatasubramanian Lakshminarayanan';
  const customer = await returningCustomer(page, name);
  await seedStorage(page, `cart_${customer.uid}`, {
    ...savedCart,
    items: [{ ...savedCart.items[0], quantity: 120 }],
  });
  await seedStorage(page, 'orders', ordersOf(customer.uid, 10, 20));
  await page.setViewportSize(phone);
  await page.goto('/orders');
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

  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(2);
  const middleOf = ({ y, height }: typeof cart) => y + height / 2;
  for (const size of ['100%', '150%']) {
    /* oxlint-disable no-await-in-loop -- one size after the other */
    await enlargeText(page, size);
    await expect(tabs.first()).toBeInViewport({ ratio: 1 });
    await expect(tabs.last()).toBeInViewport({ ratio: 1 });
    const middle = middleOf(await boxOf(accountButton(page, customer)));
    expect(middleOf(await boxOf(cartButton(page)))).toBeCloseTo(middle, 0);
    /* oxlint-enable no-await-in-loop */
  }
});

test('at twice the text size, an order and its receipt break no word on a phone', async ({
  page,
}) => {
  await returningCustomer(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/orders');
  await page.getByRole('tab', { name: /^Past Orders/ }).click();
  await enlargeText(page);
  const order = page.getByRole('article').first();
  const heading = await boxOf(order.getByRole('heading'));
  await order.getByRole('button', { name: /^View receipt/i }).click();
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt).toBeVisible();
  const dates = await Promise.all((await receipt.locator('time').all()).map(boxOf));
  // A text that breaks within its words becomes a column of letters, which is higher than it is wide.
  for (const { width, height } of [heading, ...dates]) expect(width).toBeGreaterThan(height);
  await expectRoomForLargeText(page);
});

test('the driver card’s buttons contain the number of unread messages on a phone of 320 pixels', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const customer = await returningCustomer(page);
  await seedStorage(page, 'orders', ordersOf(customer.uid, 20));
  await seedStorage(
    page,
    `chat_${trackedId}`,
    Array.from({ length: 120 }, (_, index) => ({
      ...greeting,
      id: String(index),
      timestamp: Date.now() - 120 + index,
    })),
  );
  await page.goto(trackedPath);
  const button = driverCard(page).getByRole('button', { name: /120 unread messages$/ });
  const { x, width } = await boxOf(button);
  const badge = await boxOf(button.getByText('99+'));
  expect(badge.x + badge.width).toBeLessThan(x + width);
});

test('at 600 pixels, the header is one row high on a menu and on the list, and the list’s search field stays wide, even at twice the text size', async ({
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
