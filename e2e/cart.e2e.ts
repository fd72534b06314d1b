/** The cart of guests and customers: what it shows, whose it is and when it is kept. */
import type { Page } from '@playwright/test';
import {
  accountButton,
  authModal,
  registerAccount,
  signIn,
  signOut,
  signUp,
} from './support/accounts.ts';
import { addDish, cartButton, cartDrawer, coal, neem, openCart } from './support/ordering.ts';
import { stepper } from './support/ordering.ts';
import { returningCustomer } from './support/session.ts';
import { readStorage, savedCart, seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const keepButton = (page: Page) =>
  page.getByRole('button', { name: 'Keep the items I just picked' });

test('guests are asked to sign in, and their items are still there afterwards', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request);
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  const drawer = await openCart(page);
  await expect(drawer.getByRole('button', { name: 'Sign in to Order' })).toBeDisabled();
  await expect(drawer.getByText('Please sign in to place your order')).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Proceed to Checkout' })).toBeHidden();
  await drawer.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(authModal(page)).toBeVisible();
  await page.keyboard.press('Escape');

  await signIn(page, account);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(keepButton(page)).toBeHidden();
  await openCart(page);
  await drawer.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(drawer).toBeHidden();
});

test("a guest's cart is not stored", async ({ page }) => {
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.startsWith('cart'))).toEqual([]);
});

test('a saved cart comes back with its owner and leaves at sign-out', async ({ page, request }) => {
  const account = await registerAccount(request);
  await seedStorage(page, `cart_${account.uid}`, savedCart);
  await page.goto(coal.path);
  await signIn(page, account);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items');
  await expect(keepButton(page)).toBeHidden();
  await page.reload();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items');
  await stepper(page, coal.roll).getByRole('button', { name: 'Increase' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 4 items');
  await signOut(page, account);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');

  // The next customer at this browser starts with an empty cart.
  const next = await signUp(page);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');
  await signOut(page, next);

  await signIn(page, account);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 4 items');
});

test.describe('a guest with items whose account has a saved cart', () => {
  test('gets the saved one back and may keep the items just picked', async ({ page, request }) => {
    const account = await registerAccount(request);
    await seedStorage(page, `cart_${account.uid}`, savedCart);
    await page.goto(neem.path);
    await addDish(page, neem.pizza);
    await signIn(page, account);
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items');
    await keepButton(page).click();
    await expect(keepButton(page)).toBeHidden();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
    await page.reload();
    await expect(accountButton(page, account)).toBeVisible();
    await expect(stepper(page, neem.pizza)).toHaveText('1');
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  });

  test('keeps the saved one after dismissing the offer', async ({ page, request }) => {
    const account = await registerAccount(request);
    await seedStorage(page, `cart_${account.uid}`, savedCart);
    await page.goto(neem.path);
    await addDish(page, neem.pizza);
    await signIn(page, account);
    await expect(keepButton(page)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(keepButton(page)).toBeHidden();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the cart bar stays at hand, covers nothing at the page’s end, and opens the cart', async ({
    page,
  }) => {
    await page.goto(neem.path);
    await addDish(page, neem.pizza);
    const bar = page.getByRole('button', { name: 'View cart · 1 item · $9.49' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('End');
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
    await expect(terms).toBeInViewport({ ratio: 1 });
    const bottomOf = async () => {
      const box = await terms.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    await expect.poll(async () => (await bar.boundingBox())?.y).toBeGreaterThan(await bottomOf());
    await bar.click();
    await expect(cartDrawer(page)).toBeVisible();
  });

  test('a control that is reached by keyboard is not under the cart bar', async ({ page }) => {
    await page.goto(neem.path);
    await addDish(page, neem.pizza);
    const bar = page.getByRole('button', { name: /^View cart/ });
    await expect(bar).toBeVisible();
    for (let stop = 0; stop < 12; stop += 1) {
      /* oxlint-disable no-await-in-loop -- one stop after the other */
      await page.keyboard.press('Tab');
      const bottom = await page.evaluate(
        () => document.activeElement?.getBoundingClientRect().bottom ?? 0,
      );
      expect(bottom).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
      /* oxlint-enable no-await-in-loop */
    }
  });

  test('a notice stands above the cart bar', async ({ page }) => {
    await page.goto(neem.path);
    await addDish(page, neem.pizza);
    await addDish(page, neem.salad);
    await stepper(page, neem.salad).getByRole('button', { name: 'Decrease' }).click();
    const undo = page.getByRole('button', { name: `Undo removing ${neem.salad}` });
    const bar = page.getByRole('button', { name: /^View cart/ });
    await expect(bar).toBeVisible();
    const box = await undo.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
      (await bar.boundingBox())?.y ?? 0,
    );
    await undo.click();
    await expect(stepper(page, neem.salad)).toHaveText('1');
  });
});

test('a wide screen has its cart in the header and needs no bar', async ({ page }) => {
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  await expect(page.getByRole('button', { name: /^View cart/ })).toBeHidden();
});

test('a damaged saved cart is kept aside and the shop goes on', async ({ page }) => {
  const account = await returningCustomer(page);
  const key = `cart_${account.uid}`;
  await seedStorage(page, key, '{"items": "many"}');
  await page.goto(neem.path);
  await expect(accountButton(page, account)).toBeVisible();
  await addDish(page, neem.pizza);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await expect.poll(() => readStorage(page, key)).toContain(neem.pizza);
  expect(await readStorage(page, `${key}.corrupt`)).toBe('{"items": "many"}');
});

test('a browser that cannot save the cart says so and keeps it on the page', async ({ page }) => {
  const account = await returningCustomer(page);
  await page.goto(neem.path);
  await expect(accountButton(page, account)).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota is used up.', 'QuotaExceededError');
    };
  });
  await addDish(page, neem.pizza);
  await expect(page.getByText('This browser can’t save your cart.')).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
});
