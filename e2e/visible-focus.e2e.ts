/** Wherever Tab leads, the customer sees where that is. */
import type { Page } from '@playwright/test';
import { authModal, openAuthModal } from './support/accounts.ts';
import {
  expectStopsInSightOnTheWayBack,
  expectStopsInSightOnTheWayDown,
  expectStopsOfDialogInSight,
  expectVisibleStops,
} from './support/focus-look.ts';
import { offlineNotice, showOfflineNotice, untilAllHasCome } from './support/offline.ts';
import { addDish, neem, openCart, placeOrderButton } from './support/ordering.ts';
import { enlargeText } from './support/room.ts';
import { visitCheckout } from './support/routes.ts';
import { expect, soak, test } from './support/test.ts';

const terms = (page: Page) => page.getByRole('link', { name: 'Terms of Service' });
/** Opens the rest of the footer where it is one line. */
const more = (page: Page) => page.getByRole('contentinfo').locator('summary');

/** The sample of `npm test`: the home page, a restaurant and checkout. */
for (const [name, path, last, details = {}] of [
  ['the home page', '/', terms],
  ['the restaurant list', '/restaurants', terms, soak],
  ['the tracking page', '/track', more, soak],
] as const) {
  test(`every stop on ${name} is visible`, details, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Up' })).toBeVisible();
    await expectVisibleStops(page, last(page));
  });
}

test('every stop on a restaurant is visible; every stop of the cart drawer is visible', async ({
  page,
}) => {
  await page.goto(neem.path);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Up' })).toBeVisible();
  await expectVisibleStops(page, terms(page));
  await addDish(page, neem.pizza);
  const drawer = await openCart(page);
  await expectVisibleStops(page, drawer.getByRole('button', { name: 'Sign Up' }));
});

test('every stop of checkout is visible', async ({ page }) => {
  await visitCheckout(page);
  await expectVisibleStops(page, placeOrderButton(page));
});

test('every stop of the modal is visible', soak, async ({ page }) => {
  await page.goto('/');
  await openAuthModal(page, 'Sign Up');
  await expectVisibleStops(page, authModal(page).getByRole('button', { name: /^Already have/ }));
});

test('on the way back, no stop is under the header, nor under the two rows that it has with large text @23.1', async ({
  page,
}) => {
  await page.goto('/restaurants');
  await expectStopsInSightOnTheWayBack(page, terms(page));
  await enlargeText(page);
  await expectStopsInSightOnTheWayBack(page, terms(page));
});

/** Shows a notice, and waits until it takes presses: before, the test would find what is under it. */
async function showNotice(page: Page): Promise<void> {
  await untilAllHasCome(page);
  await showOfflineNotice(page);
  await expect(offlineNotice(page).locator('> *')).toHaveCSS('pointer-events', 'auto');
}

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1280, height: 720 },
]) {
  const size = `${viewport.width} × ${viewport.height}`;

  test(`at ${size}, no stop of a restaurant is under a notice @23.12`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(neem.path);
    await showNotice(page);
    await expectStopsInSightOnTheWayDown(page);
    await expectStopsInSightOnTheWayBack(page, more(page).or(terms(page)).first());
  });
}

test('on a phone, no stop of the menu is under a notice @23.12', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await showNotice(page);
  await expectStopsOfDialogInSight(page, 'Sign In');
});
