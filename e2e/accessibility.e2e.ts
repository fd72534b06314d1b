/** Checks each screen, dialog, drawer and menu against WCAG 2.2 A and AA. */
import { accountButton, authModal, openAuthModal, submitAuth } from './support/accounts.ts';
import { expectAccessible, openDialog } from './support/axe.ts';
import { addDish, cartDrawer, coal } from './support/ordering.ts';
import { neem, openCart, placeOrderButton } from './support/ordering.ts';
import { notFoundStatus, screens, visitCheckout } from './support/routes.ts';
import {
  enlargeText,
  expectNoSidewaysScroll,
  expectRoomForLargeText,
  narrowest,
} from './support/room.ts';
import { sampleOrder, seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { trackedId } from './support/tracking.ts';

const wide = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

/** Each test checks a few screens in one window, because a new window would load the app's code again. */
const SCREENS_PER_TEST = 5;

for (let first = 0; first < screens.length; first += SCREENS_PER_TEST) {
  const some = screens.slice(first, first + SCREENS_PER_TEST);

  test(`${some.map(([name]) => name).join(', ')} are accessible in both colour schemes, fit 320 pixels, and have room for large text on wide screens and phones`, async ({
    page,
    pageErrors,
  }) => {
    test.slow();
    pageErrors.expect(notFoundStatus);
    for (const [name, go] of some) {
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      await test.step(name, async () => {
        await page.setViewportSize(wide);
        await go(page);
        await expectAccessible(page);
        await expectRoomForLargeText(page);
        await page.setViewportSize(narrowest);
        await expectNoSidewaysScroll(page);
        await page.setViewportSize(phone);
        await expectRoomForLargeText(page);
        await enlargeText(page);
        await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
      });
    }
  });
}

test('dialogs and drawers that a visitor opens are accessible', async ({ page }) => {
  test.slow();
  await page.goto(coal.path);
  await page.getByRole('tab', { name: 'Pasta' }).click();
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  await openCart(page);
  // This check includes the page behind the drawer, because nothing on that page may be reachable.
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(cartDrawer(page)).toBeHidden();
  await page.getByRole('tab', { name: 'All' }).click();
  await addDish(page, coal.roll);
  const drawer = await openCart(page);
  await expect(drawer.getByRole('button', { name: 'Sign in to Order' })).toBeVisible();
  await expectAccessible(page, openDialog);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('link', { name: 'Back to restaurants' }).click();
  await page.getByRole('link', { name: neem.name }).click();
  await addDish(page, neem.pizza);
  await expect(page.getByRole('dialog', { name: 'Replace your cart?' })).toBeVisible();
  await expectAccessible(page, openDialog);
});

test('the sign-in and sign-up dialogs are accessible, with and without an error', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  for (const [button, submit] of [
    ['Sign In', 'Sign In'],
    ['Sign Up', 'Create Account'],
  ] as const) {
    /* oxlint-disable no-await-in-loop -- one after the other */
    await openAuthModal(page, button);
    await expectAccessible(page, openDialog);
    await submitAuth(page, submit);
    await expect(authModal(page).getByRole('alert').first()).toBeVisible();
    await expectAccessible(page, openDialog);
    await page.keyboard.press('Escape');
    await expect(authModal(page)).toBeHidden();
    /* oxlint-enable no-await-in-loop */
  }
});

test('the cart drawer, menus, filters, empty checkout form and reorder question of a signed-in customer are accessible', async ({
  page,
}) => {
  test.slow();
  const account = await visitCheckout(page);
  await openCart(page);
  await expectAccessible(page, openDialog);
  await page.keyboard.press('Escape');
  await expect(cartDrawer(page)).toBeHidden();
  await accountButton(page, account).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, '[role="menu"]');
  await page.keyboard.press('Escape');
  await placeOrderButton(page).click();
  await expect(page.getByText('Please enter your city.')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page, openDialog);
  await page.goto('/restaurants');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Sort and filter' });
  await filters.getByRole('button', { name: 'Open now' }).click();
  await expect(filters.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  await expectAccessible(page, openDialog);
  const items = [{ id: neem.pizzaId, name: neem.pizza, price: 8.49, quantity: 1 }];
  const past = { ...sampleOrder(trackedId, -60), userId: account.uid, items };
  await seedStorage(page, 'orders', { [trackedId]: past });
  await page.goto('/orders');
  await page.getByRole('tab', { name: /^Past Orders/ }).click();
  await page.getByRole('button', { name: `Reorder from ${neem.name}, order ${trackedId}` }).click();
  await expect(page.getByRole('dialog', { name: 'Check what has changed' })).toBeVisible();
  await expectAccessible(page, openDialog);
});
