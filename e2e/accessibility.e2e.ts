/** Each screen, and everything that opens above one, by the rules of WCAG 2.2 A and AA. */
import { accountButton, authModal, openAuthModal, signUp, submitAuth } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { addDish, cartDrawer, coal, neem, openCart } from './support/ordering.ts';
import { placeOrderButton } from './support/ordering.ts';
import { notFoundStatus, screens, visitCheckout } from './support/routes.ts';
import { expectNoSidewaysScroll, expectRoomForLargeText, narrowest } from './support/room.ts';
import { expect, test } from './support/test.ts';

for (const [name, go] of screens) {
  test(`${name} is accessible in light and dark, with large text and on 320 pixels`, async ({
    page,
    troubles,
  }) => {
    troubles.expect(notFoundStatus);
    await go(page);
    await expectAccessible(page);
    await expectRoomForLargeText(page);
    await page.setViewportSize(narrowest);
    await expectNoSidewaysScroll(page);
  });
}

test('the list without results is accessible', async ({ page }) => {
  await page.goto('/restaurants?search=no+such+dish');
  await expect(page.getByRole('heading', { name: 'No restaurants found' })).toBeVisible();
  await expectAccessible(page);
});

test('an empty category of a menu is accessible', async ({ page }) => {
  await page.goto(coal.path);
  await page.getByRole('tab', { name: 'Pasta' }).click();
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  await expectAccessible(page);
});

test('checkout with missing fields is accessible', async ({ page }) => {
  await visitCheckout(page);
  await placeOrderButton(page).click();
  await expect(page.getByText('Please enter your city.')).toBeVisible();
  await expectAccessible(page);
});

test('the empty cart drawer is accessible', async ({ page }) => {
  await page.goto('/');
  await openCart(page);
  await expectAccessible(page);
});

test('the cart drawer of a guest is accessible', async ({ page }) => {
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  const drawer = await openCart(page);
  await expect(drawer.getByRole('button', { name: 'Sign in to Order' })).toBeVisible();
  await expectAccessible(page);
});

test('the cart drawer and the account menu of a customer are accessible', async ({ page }) => {
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  const account = await signUp(page);
  await openCart(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(cartDrawer(page)).toBeHidden();
  await accountButton(page, account).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
});

for (const [button, submit] of [
  ['Sign In', 'Sign In'],
  ['Sign Up', 'Create Account'],
] as const) {
  test(`the modal behind ${button} is accessible, with an error too`, async ({ page }) => {
    await page.goto('/');
    await openAuthModal(page, button);
    await expectAccessible(page);
    await submitAuth(page, submit);
    await expect(authModal(page).getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });
}

test('the question before a new order is accessible', async ({ page }) => {
  await page.goto(coal.path);
  await addDish(page, coal.roll);
  await page.getByRole('link', { name: 'Back to restaurants' }).click();
  await page.getByRole('link', { name: neem.name }).click();
  await addDish(page, neem.pizza);
  await expect(page.getByRole('dialog', { name: 'Start a new order?' })).toBeVisible();
  await expectAccessible(page);
});

test('the mobile menu is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
});
