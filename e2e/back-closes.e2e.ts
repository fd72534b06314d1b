/** Checks that the browser’s Back closes an open dialog, drawer or menu and stays on the page. */
import type { Locator, Page } from '@playwright/test';
import { accountButton } from './support/accounts.ts';
import { addDish, cartDrawer, coal, neem, openCart } from './support/ordering.ts';
import { fillCart, returningCustomer } from './support/session.ts';
import { seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { chatDialog, followAsCustomer, messageDriver, ordersOf } from './support/tracking.ts';

const phone = { width: 360, height: 740 };

test.use({ viewport: phone });

/** Goes back without waiting for a page to load, because no page should load. */
const goBack = (page: Page) => page.evaluate(() => history.back());
/**
 * Goes back to another document. Uses `page.goBack`, because leaving the document would abort the call of
 * `page.evaluate` in `goBack`.
 */
const goBackToDocument = (page: Page) => page.goBack({ waitUntil: 'commit' });
const goForward = (page: Page) => page.evaluate(() => history.forward());

async function expectClosedByBack(page: Page, layer: Locator): Promise<void> {
  const address = page.url();
  await expect(layer).toBeVisible();
  await goBack(page);
  await expect(layer).toBeHidden();
  expect(page.url()).toBe(address);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('Back closes the cart, the menu, the sign-in dialog, the allergens and the filters, and then leaves the page', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/restaurants');
  await openCart(page);
  await expectClosedByBack(page, cartDrawer(page));
  await expect(button(page, /^Cart/)).toBeFocused();
  await button(page, 'Menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  // The sign-in dialog replaces the menu.
  await menu.getByRole('button', { name: 'Sign In' }).click();
  await expect(menu).toBeHidden();
  await expectClosedByBack(page, page.getByRole('dialog', { name: 'Welcome Back' }));
  await button(page, 'Filters').click();
  const filters = page.getByRole('dialog', { name: 'Sort and filter' });
  await filters.getByRole('button', { name: 'Open now' }).click();
  await filters.getByRole('button', { name: 'Allergens' }).click();
  await expectClosedByBack(
    page,
    page.getByRole('dialog', { name: 'Which allergens do you avoid?' }),
  );
  await expectClosedByBack(page, filters);
  await expect(button(page, 'Filters, 1 active')).toBeFocused();
  await goBackToDocument(page);
  await expect(page).toHaveURL('/about');
});

test('Back closes the account menu, the question about replacing the cart and the list of active orders', async ({
  page,
}) => {
  const customer = await returningCustomer(page);
  await seedStorage(page, 'orders', ordersOf(customer.uid, 10, 20));
  await page.goto(neem.path);
  await accountButton(page, customer).click();
  await expectClosedByBack(page, page.getByRole('menu'));
  await addDish(page, neem.pizza);
  await page.goto(coal.path);
  await addDish(page, coal.roll);
  await expectClosedByBack(page, page.getByRole('dialog', { name: 'Replace your cart?' }));
  await button(page, /^2 orders on the way/).click();
  await expectClosedByBack(page, page.getByRole('link', { name: /^Track your order/ }).first());
});

test('Back closes the receipt and the chat with the driver @P.33', async ({ page }) => {
  await followAsCustomer(page);
  await messageDriver(page);
  await expect(chatDialog(page)).toBeVisible();
  await goBack(page);
  await page.clock.runFor(1000);
  await expect(chatDialog(page)).toBeHidden();
  await page.clock.resume();
  await page.goto('/orders');
  await page.getByRole('tab', { name: /^Past Orders/ }).click();
  await button(page, /^View Receipt/)
    .first()
    .click();
  await expectClosedByBack(page, page.getByRole('dialog', { name: 'Receipt' }));
});

test('Back needs no extra step after a drawer was closed by Escape or left through a link @23.7', async ({
  page,
}) => {
  await fillCart(page);
  await page.goto('/about');
  await page.goto(neem.path);
  const drawer = await openCart(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await openCart(page);
  await drawer.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await goBack(page);
  await expect(page).toHaveURL(neem.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(neem.name);
  await goForward(page);
  await expect(page).toHaveURL('/checkout');
  await goBack(page);
  await expect(page).toHaveURL(neem.path);
  await goBackToDocument(page);
  await expect(page).toHaveURL('/about');
});

test('closing a drawer does not change the page or its scroll position, and Forward and a reload do not reopen the drawer', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto(neem.path);
  await page.evaluate(() => scrollTo(0, 300));
  const scrolled = () => page.evaluate(() => scrollY);
  await openCart(page);
  await expectClosedByBack(page, cartDrawer(page));
  expect(await scrolled()).toBe(300);
  await goForward(page);
  // The app goes back again by itself, because the drawer of this history entry is closed.
  await expect
    .poll(() => page.evaluate(() => (history.state as { layer?: number }).layer))
    .toBe(undefined);
  await expect(cartDrawer(page)).toBeHidden();
  expect(await scrolled()).toBe(300);
  await openCart(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(neem.name);
  await expect
    .poll(() => page.evaluate(() => (history.state as { layer?: number }).layer))
    .toBe(undefined);
  await goBackToDocument(page);
  await expect(page).toHaveURL('/about');
});
