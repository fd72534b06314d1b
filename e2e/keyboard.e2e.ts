/**
 * Checks dialogs, drawers and menus without a mouse. hindi.e2e.ts places a whole order with the keyboard
 * alone.
 */
import { accountButton, authModal } from './support/accounts.ts';
import { expectFocusTrapped, tabTo } from './support/keyboard.ts';
import {
  addButton,
  addDish,
  cartButton,
  cartDrawer,
  coal,
  neem,
  stepper,
} from './support/ordering.ts';
import { returningCustomer } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('the sign-up dialog and the mobile menu trap the focus and return it on Escape @2.17', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Sign Up' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(authModal(page)).toBeVisible();
  await expectFocusTrapped(page, authModal(page));
  await page.keyboard.press('Escape');
  await expect(authModal(page)).toBeHidden();
  await expect(button).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expectFocusTrapped(page, menu);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('the cart drawer traps and returns the focus, and shows the same quantities as the menu; the question about replacing the cart traps the focus, and agreeing moves the focus to the added dish @2.53', async ({
  page,
}) => {
  await page.goto(coal.path);
  await addDish(page, coal.roll);
  await cartButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(cartDrawer(page)).toBeVisible();
  await expectFocusTrapped(page, cartDrawer(page));
  const inDrawer = stepper(cartDrawer(page), coal.roll);
  await inDrawer.getByRole('button', { name: 'Increase' }).press('Enter');
  await expect(inDrawer).toHaveText('2');
  await page.keyboard.press('Escape');
  await expect(cartDrawer(page)).toBeHidden();
  await expect(cartButton(page)).toBeFocused();
  await expect(stepper(page, coal.roll)).toHaveText('2');

  await page.getByRole('link', { name: 'Back to restaurants' }).click();
  await page.getByRole('link', { name: neem.name }).click();
  await addButton(page, neem.pizza).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Replace your cart?' });
  await expect(question).toBeVisible();
  await expectFocusTrapped(page, question);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(addButton(page, neem.pizza)).toBeFocused();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Replace my cart' }));
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(stepper(page, neem.pizza).getByRole('button', { name: 'Increase' })).toBeFocused();
});

test('the account menu opens and closes by keyboard and returns the focus', async ({ page }) => {
  const account = await returningCustomer(page);
  await page.goto('/');
  const button = accountButton(page, account);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Orders' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Sign Out' }).press('Enter');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
});
