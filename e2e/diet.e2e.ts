/** Checks that veg mode and allergens are stored, shared with other tabs and usable by keyboard. */
import type { Page } from '@playwright/test';
import {
  accountButton,
  fillSignIn,
  openAuthModal,
  registerAccount,
  submitAuth,
} from './support/accounts.ts';
import { expectAccessible, openDialog } from './support/axe.ts';
import { addButton, addDish, cartButton, coal, openCart } from './support/ordering.ts';
import { expectNoSidewaysScroll, narrowest } from './support/room.ts';
import {
  newCustomer,
  openConfirmed,
  returningCustomer,
  signInElsewhere,
} from './support/session.ts';
import { readStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const vegMode = (page: Page) => page.getByRole('button', { name: 'Veg mode' });
const hidden = (page: Page) => page.getByText(/non-veg dishes hidden/);

test('veg mode applies in another tab and after a reload, but not to another customer @16.3', async ({
  page,
  openTab,
}) => {
  const customer = await returningCustomer(page);
  await page.goto('/restaurants');
  await expect(accountButton(page, customer)).toBeVisible();
  const menu = await openTab(coal.path);
  await expect(accountButton(menu, customer)).toBeVisible();
  await vegMode(page).click();
  await expect(vegMode(menu)).toHaveAttribute('aria-pressed', 'true');
  await expect(hidden(menu)).toBeVisible();
  await expect(addButton(menu, coal.roll)).toBeHidden();
  await expect.poll(() => readStorage(page, `diet_${customer.uid}`)).toContain('true');
  await openConfirmed(page, () => menu.reload());
  await expect(hidden(menu)).toBeVisible();

  const next = await newCustomer(page.request);
  await signInElsewhere(page, next);
  await expect(accountButton(menu, next)).toBeVisible();
  await expect(vegMode(menu)).toHaveAttribute('aria-pressed', 'false');
  await expect(hidden(menu)).toBeHidden();
});

test('a guest’s diet and favourites survive a reload, even during sign-in, and the next guest has neither @16.3.1', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request);
  const heart = page.getByRole('button', { name: 'Save Coal & Rumali to favourites' });
  await page.goto('/restaurants');
  await vegMode(page).click();
  await heart.click();
  await expect.poll(() => readStorage(page, 'diet_guest')).toContain('true');
  await expect.poll(() => readStorage(page, 'favourites_guest')).toContain('coal-and-rumali');
  await page.reload();
  await expect(vegMode(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await openAuthModal(page, 'Sign In');
  await fillSignIn(page, account);
  await page.evaluate((name) => {
    new MutationObserver(() => {
      if (document.querySelector('header')?.textContent.includes(name)) location.reload();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, account.fullName);
  const reloaded = page.waitForEvent('load');
  await submitAuth(page, 'Sign In');
  await reloaded;
  await expect(accountButton(page, account)).toBeVisible();
  await expect(vegMode(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await accountButton(page, account).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(accountButton(page, account)).toBeHidden();
  await expect(vegMode(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('with the keyboard alone, a customer can avoid an allergen and confirm a dish that contains the allergen; the app asks about that dish even without a network @16.16 @16.17', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/);
  await page.goto(coal.path);
  await page.getByRole('button', { name: 'Allergens' }).press('Enter');
  const choice = page.getByRole('dialog', { name: 'Which allergens do you avoid?' });
  await choice.getByRole('checkbox', { name: 'Cereals containing gluten' }).press(' ');
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Avoiding 1 allergen' })).toBeFocused();

  const question = page.getByRole('dialog', { name: 'Add this dish anyway?' });
  await context.setOffline(true);
  await addButton(page, coal.roll).press('Enter');
  await expect(question).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();

  await addButton(page, coal.roll).press('Enter');
  await expect(question).toContainText(`${coal.roll}Contains gluten, which you avoid.`);
  await expectAccessible(page, openDialog);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(addButton(page, coal.roll)).toBeFocused();
  await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();

  await addButton(page, coal.roll).press('Enter');
  await question.getByRole('button', { name: 'Add anyway' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(
    page.getByRole('button', { name: `Increase quantity of ${coal.roll}` }),
  ).toBeFocused();
  const drawer = await openCart(page);
  await expect(drawer.getByText('Contains gluten, which you avoid')).toBeVisible();
});

test('diet questions, marks, hidden dishes and warnings fit the narrowest phone and are accessible in both colour schemes', async ({
  page,
}) => {
  await page.setViewportSize(narrowest);
  await page.goto(coal.path);
  await addDish(page, coal.roll);
  await page.getByRole('button', { name: 'Allergens' }).click();
  const choice = page.getByRole('dialog', { name: 'Which allergens do you avoid?' });
  await choice.getByRole('checkbox', { name: 'Milk and milk products' }).check();
  await expectAccessible(page, openDialog);
  await choice.getByRole('button', { name: 'Done' }).click();
  await vegMode(page).click();
  const question = page.getByRole('dialog', { name: 'Keep the non-veg dish?' });
  await expect(question).toBeVisible();
  await expectAccessible(page, openDialog);
  await question.getByRole('button', { name: 'Remove dish' }).click();
  await hidden(page).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
});
