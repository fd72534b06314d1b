/** Checks the redirect from checkout, the layout of checkout, and going back after an order. */
import { accountButton } from './support/accounts.ts';
import { boxOf } from './support/box.ts';
import { holdRequests } from './support/hold-back.ts';
import {
  address,
  card,
  checkoutField,
  fillCheckout,
  goToCheckout,
  neem,
  placeOrderButton,
} from './support/ordering.ts';
import { enlargeText, expectNoSidewaysScroll, narrowest } from './support/room.ts';
import { visitCheckout } from './support/routes.ts';
import { fillCart } from './support/session.ts';
import { expect, test } from './support/test.ts';

const placed = /\/track\?id=FD\d{6}[1-9]\d{3}$/;

test('a visitor who is redirected from checkout sees the heading of checkout until the list of restaurants has loaded', async ({
  page,
}) => {
  const letGo = await holdRequests(page, /\/assets\/RestaurantListPage-/);
  const asked = page.waitForRequest(/\/assets\/RestaurantListPage-/);
  await page.goto('/checkout');
  await asked;
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Checkout');
  letGo();
  await expect(page).toHaveURL('/restaurants');
  await expect(heading).toHaveText('5 restaurants found');
});

test('on a phone, the total and Place Order stay visible and cover no field, and no warning moves Place Order while it is pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitCheckout(page);
  const button = placeOrderButton(page);
  const summary = page.getByRole('region', { name: 'Order Summary' });
  const total = summary.getByRole('button', { name: /^Total/ });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(total).toBeInViewport({ ratio: 1 });
  await checkoutField(page, 'Street Address').focus();
  for (const label of Object.keys({ ...address, ...card })) {
    /* oxlint-disable no-await-in-loop -- a customer fills in one field at a time */
    await expect(checkoutField(page, label)).toBeFocused();
    const [field, bar] = await Promise.all([
      checkoutField(page, label).boundingBox(),
      total.boundingBox(),
    ]);
    expect((field?.y ?? NaN) + (field?.height ?? NaN)).toBeLessThan(bar?.y ?? NaN);
    await page.keyboard.press('Tab');
    /* oxlint-enable no-await-in-loop */
  }
  // At the end of the page, the amounts are above the button.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const tax = await summary.getByText('Tax (8%)').boundingBox();
  const end = await button.boundingBox();
  expect(end?.y ?? NaN).toBeGreaterThan((tax?.y ?? NaN) + (tax?.height ?? NaN));

  await fillCheckout(page);
  await button.scrollIntoViewIfNeeded();
  // The app shows the warning about the CVV only after the click. An earlier warning would move the button
  // away from the pointer.
  await checkoutField(page, 'CVV').evaluate((field) => field.focus({ preventScroll: true }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('12');
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  if (!before) throw new Error('Place Order is not there.');
  await page.mouse.move(before.x + before.width / 2, before.y + 6);
  await page.mouse.down();
  await expect(checkoutField(page, 'CVV')).toBeFocused();
  await expect(checkoutField(page, 'CVV')).not.toHaveAccessibleDescription(/^The CVV has 3 digits/);
  expect(await button.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page).toHaveURL(placed);
});

test('checkout shows the same cart after a reload and has a one-line footer; on a narrow phone, the total leads to the summary, and the expiry date is beside the CVV unless the text is large @2.4', async ({
  page,
}) => {
  const customer = await visitCheckout(page);
  await page.reload();
  await expect(accountButton(page, customer)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText(neem.pizza);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('More')).toBeVisible();
  expect((await boxOf(footer)).height).toBeLessThanOrEqual(64);
  await page.setViewportSize(narrowest);
  const title = page.getByRole('heading', { name: 'Order Summary' });
  await expect(title).not.toBeInViewport();
  await page.getByRole('button', { name: /^Total/ }).click();
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(title).toBeFocused();

  const [expiry, cvv] = [checkoutField(page, 'Expiry Date'), checkoutField(page, 'CVV')];
  const offset = async () => (await boxOf(cvv)).y - (await boxOf(expiry)).y;
  expect(await offset()).toBe(0);
  const label = page.locator('label').filter({ hasText: 'Expiry Date' });
  expect(await label.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page);
  await expect.poll(offset).toBeGreaterThan(40);
  await expectNoSidewaysScroll(page);
});

test('checkout preloads the tracking page, and going back after an order does not reopen checkout @2.68 @24.5 @P.1', async ({
  page,
}) => {
  await fillCart(page);
  const tracking = page.waitForRequest(/\/assets\/TrackPage-/);
  await goToCheckout(page);
  await tracking;
  await expect(page).toHaveURL('/checkout');
  await fillCheckout(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(placed);
  await page.goBack();
  await expect(page).toHaveURL(neem.path);
});
