/** Checks that the focus is visible wherever Tab leads. */
import type { Page } from '@playwright/test';
import { authModal, openAuthModal } from './support/accounts.ts';
import { boxOf } from './support/box.ts';
import {
  expectStopsInSightOnTheWayBack,
  expectStopsInSightOnTheWayDown,
  expectStopsOfDialogInSight,
  expectVisibleStops,
} from './support/focus-look.ts';
import { offlineNotice, showOfflineNotice, waitUntilLoaded } from './support/offline.ts';
import { addDish, neem, openCart, placeOrderButton } from './support/ordering.ts';
import { enlargeText } from './support/room.ts';
import { visitCheckout } from './support/routes.ts';
import { expect, soak, test } from './support/test.ts';

const terms = (page: Page) => page.getByRole('link', { name: 'Terms of Service' });
/** Returns the control that opens the rest of a one-line footer. */
const more = (page: Page) => page.getByRole('contentinfo').locator('summary');

/** `npm test` checks the home page, a restaurant and checkout. `npm run soak` checks the other screens. */
for (const [name, path, last, details = {}] of [
  ['the home page', '/', terms],
  ['the restaurant list', '/restaurants', terms, soak],
  ['the tracking page', '/track', more, soak],
] as const) {
  test(`every tab stop on ${name} is visible`, details, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Up' })).toBeVisible();
    await expectVisibleStops(page, last(page));
  });
}

test('every tab stop on a restaurant’s page and in the cart drawer is visible', async ({
  page,
}) => {
  await page.goto(neem.path);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Up' })).toBeVisible();
  await expectVisibleStops(page, terms(page));
  await addDish(page, neem.pizza);
  const drawer = await openCart(page);
  await expectVisibleStops(page, drawer.getByRole('button', { name: 'Sign Up' }));
});

test('every tab stop on checkout is visible', async ({ page }) => {
  await visitCheckout(page);
  await expectVisibleStops(page, placeOrderButton(page));
});

test('every tab stop in the sign-up dialog is visible', soak, async ({ page }) => {
  await page.goto('/');
  await openAuthModal(page, 'Sign Up');
  await expectVisibleStops(page, authModal(page).getByRole('button', { name: /^Already have/ }));
});

test('the header covers no tab stop when the customer tabs backwards, even if large text makes the header two rows high @23.1', async ({
  page,
}) => {
  await page.goto('/restaurants');
  await expectStopsInSightOnTheWayBack(page, terms(page));
  await enlargeText(page);
  await expectStopsInSightOnTheWayBack(page, terms(page));
});

test('on a phone, each filter and card that the keyboard reaches is entirely in view @23.16', async ({
  page,
}) => {
  const width = 390;
  await page.setViewportSize({ width, height: 740 });
  const focused = page.locator(':focus');
  for (const [path, first] of [
    ['/restaurants', page.getByRole('button', { name: 'Veg mode' })],
    ['/', page.getByRole('link', { name: 'See all restaurants' })],
  ] as const) {
    /* oxlint-disable no-await-in-loop -- one stop after the other */
    await page.goto(path);
    await first.focus();
    await expect(first).toBeFocused();
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      const { x, width: size } = await boxOf(focused);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + size).toBeLessThanOrEqual(width);
    }
    /* oxlint-enable no-await-in-loop */
  }
});

/**
 * Shows a notice and waits until it can be clicked. Until then, `elementFromPoint` would return the element
 * behind the notice.
 */
async function showNotice(page: Page): Promise<void> {
  await waitUntilLoaded(page);
  await showOfflineNotice(page);
  await expect(offlineNotice(page).locator('> *')).toHaveCSS('pointer-events', 'auto');
}

for (const [name, viewport, details] of [
  ['on a phone, a notice covers no tab stop in the menu or', { width: 320, height: 640 }, {}],
  ['on a wide screen, a notice covers no tab stop', { width: 1280, height: 720 }, soak],
] as const) {
  test(`${name} on a restaurant’s page @23.12`, details, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(neem.path);
    const menu = page.getByRole('button', { name: 'Menu' });
    const isPhone = viewport.width < 600;
    if (isPhone) await menu.press('Enter');
    await showNotice(page);
    if (isPhone) {
      await expectStopsOfDialogInSight(page, 'Sign In');
      await page.keyboard.press('Escape');
      await expect(menu).toBeFocused();
    }
    await expectStopsInSightOnTheWayDown(page);
    await expectStopsInSightOnTheWayBack(page, more(page).or(terms(page)).first());
  });
}
