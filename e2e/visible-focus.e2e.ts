/** Wherever Tab leads, the customer sees where that is. */
import type { Page } from '@playwright/test';
import { authModal, openAuthModal } from './support/accounts.ts';
import { expectStopsInSightOnTheWayBack, expectVisibleStops } from './support/focus-look.ts';
import { addDish, neem, openCart, placeOrderButton } from './support/ordering.ts';
import { enlargeText } from './support/room.ts';
import { visitCheckout } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const terms = (page: Page) => page.getByRole('link', { name: 'Terms of Service' });
/** Opens the rest of the footer where it is one line. */
const more = (page: Page) => page.getByRole('contentinfo').locator('summary');

for (const [name, path, last] of [
  ['the home page', '/', terms],
  ['the restaurant list', '/restaurants', terms],
  ['a restaurant', neem.path, terms],
  ['the tracking page', '/track', more],
] as const) {
  test(`every stop on ${name} is visible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Up' })).toBeVisible();
    await expectVisibleStops(page, last(page));
  });
}

test('every stop of checkout is visible', async ({ page }) => {
  await visitCheckout(page);
  await expectVisibleStops(page, placeOrderButton(page));
});

test('every stop of the modal is visible', async ({ page }) => {
  await page.goto('/');
  await openAuthModal(page, 'Sign Up');
  await expectVisibleStops(page, authModal(page).getByRole('button', { name: /^Already have/ }));
});

test('every stop of the cart drawer is visible', async ({ page }) => {
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  const drawer = await openCart(page);
  await expectVisibleStops(page, drawer.getByRole('button', { name: 'Sign Up' }));
});

test('on the way back, no stop is under the header', async ({ page }) => {
  await page.goto('/blog');
  await expectStopsInSightOnTheWayBack(page, terms(page));
});

test('what is focused in the header or in the cart bar scrolls nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  const open = page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' });
  const bar = page.getByRole('button', { name: /^View cart/ });
  await expect(bar).toBeVisible();
  for (const control of [open, bar]) {
    /* oxlint-disable no-await-in-loop -- one after the other */
    await page.evaluate(() => scrollTo(0, 700));
    await control.evaluate((element: HTMLElement) => element.focus());
    await expect(control).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(700);
    /* oxlint-enable no-await-in-loop */
  }
});

test('nor under the two rows that it has with large text', async ({ page }) => {
  await page.goto('/restaurants');
  await enlargeText(page);
  await expectStopsInSightOnTheWayBack(page, terms(page));
});
