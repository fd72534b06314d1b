/** Checks journeys without a mouse, using only Tab, Enter, Escape and typing. */
import { accountButton, authField, authModal, inventAccount } from './support/accounts.ts';
import { expectFocusTrapped, tabTo } from './support/keyboard.ts';
import { addButton, address, card, cartButton, cartDrawer, coal } from './support/ordering.ts';
import { addDish, checkoutField, neem, placeOrderButton, stepper } from './support/ordering.ts';
import { returningCustomer } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('a customer orders from the home page with the keyboard alone', async ({ page }) => {
  test.slow();
  const account = inventAccount();
  const { keyboard } = page;
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();

  await test.step('the customer tabs past the header to the restaurants', async () => {
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Order Now' }), 2);
    await keyboard.press('Enter');
    await expect(heading).toHaveText('5 restaurants found');
    await expect(heading).toBeFocused();
  });

  await test.step('the customer adds a dish, and one more of it', async () => {
    await tabTo(page, page.getByRole('link', { name: neem.name }));
    await keyboard.press('Enter');
    await expect(heading).toHaveText(neem.name);
    await tabTo(page, addButton(page, neem.pizza));
    await keyboard.press('Enter');
    const plus = stepper(page, neem.pizza).getByRole('button', { name: 'Increase' });
    await expect(plus).toBeFocused();
    await keyboard.press('Enter');
    await expect(stepper(page, neem.pizza)).toHaveText('2');
  });

  await test.step('the customer creates an account', async () => {
    const signUpButton = page.getByRole('banner').getByRole('button', { name: 'Sign Up' });
    // Shift+Tab reaches the header sooner than Tab.
    await tabTo(page, signUpButton, 20, 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(authField(page, 'Full Name')).toBeFocused();
    await keyboard.type(account.fullName);
    await tabTo(page, authField(page, 'Email Address'), 1);
    await keyboard.type(account.email);
    await tabTo(page, authField(page, 'Password'), 1);
    await keyboard.type(account.password);
    await tabTo(page, authField(page, 'Confirm Password'), 2);
    await keyboard.type(account.password);
    await keyboard.press('Enter');
    await expect(authModal(page)).toBeHidden();
    // The button that opened the dialog no longer exists.
    await expect(accountButton(page, account)).toBeFocused();
  });

  await test.step('the customer opens checkout', async () => {
    await tabTo(page, cartButton(page));
    await keyboard.press('Enter');
    await expect(cartDrawer(page)).toBeVisible();
    await tabTo(page, cartDrawer(page).getByRole('link', { name: 'Proceed to Checkout' }));
    await keyboard.press('Enter');
    await expect(heading).toHaveText('Checkout');
  });

  await test.step('the customer places the order', async () => {
    for (const [label, text] of Object.entries({ ...address, ...card })) {
      /* oxlint-disable no-await-in-loop -- one field after the other */
      await tabTo(page, checkoutField(page, label));
      await keyboard.type(text);
      /* oxlint-enable no-await-in-loop */
    }
    await tabTo(page, placeOrderButton(page), 2);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/track\?id=FD\d{6}[1-9]\d{3}$/);
    await expect(page.getByRole('heading', { name: /^Delivery in/ })).toBeVisible();
  });
});

test('the sign-up dialog traps the focus and returns it on Escape', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Sign Up' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(authModal(page)).toBeVisible();
  await expectFocusTrapped(page, authModal(page));
  await page.keyboard.press('Escape');
  await expect(authModal(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('the cart drawer traps the focus, returns it on Escape, and shows the same quantities as the menu @2.53', async ({
  page,
}) => {
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  await cartButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(cartDrawer(page)).toBeVisible();
  await expectFocusTrapped(page, cartDrawer(page));
  const inDrawer = stepper(cartDrawer(page), neem.pizza);
  await inDrawer.getByRole('button', { name: 'Increase' }).press('Enter');
  await expect(inDrawer).toHaveText('2');
  await page.keyboard.press('Escape');
  await expect(cartDrawer(page)).toBeHidden();
  await expect(cartButton(page)).toBeFocused();
  await expect(stepper(page, neem.pizza)).toHaveText('2');
});

test('the question before replacing the cart traps the focus and moves it to the added dish', async ({
  page,
}) => {
  await page.goto(coal.path);
  await addDish(page, coal.roll);
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
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
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

test('the mobile menu traps the focus and returns it on Escape @2.17', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
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
