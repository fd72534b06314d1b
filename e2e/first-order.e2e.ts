/** Counts the taps and fields that a first order takes, from the home page to the placed order. */
import { fillSignUp, inventAccount, submitAuth } from './support/accounts.ts';
import { fillCheckout, placeOrderButton } from './support/ordering.ts';
import { expect, test } from './support/test.ts';

declare global {
  var presses: string[];
  var fields: Set<string>;
}

test('on a phone, a first order takes six taps and eleven required fields', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    globalThis.presses = [];
    globalThis.fields = new Set();
    addEventListener('click', ({ target }) => {
      const control = (target as Element).closest('button, a, summary');
      if (control) globalThis.presses.push(control.textContent);
    });
    addEventListener('input', ({ target }) =>
      globalThis.fields.add((target as HTMLInputElement).name),
    );
  });
  await page.goto('/');
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^View cart/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
  await fillSignUp(page, inventAccount());
  await submitAuth(page, 'Create Account');
  await page.getByRole('dialog').getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(placeOrderButton(page)).toBeVisible();
  await fillCheckout(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/track\?id=FD\d{10}$/);
  const counted = await page.evaluate(() => ({
    presses: globalThis.presses,
    fields: [...globalThis.fields],
  }));
  expect(counted.presses).toEqual([
    'Add',
    expect.stringContaining('View cart'),
    'Sign Up',
    'Create Account',
    'Proceed to Checkout',
    'Place Order',
  ]);
  expect(counted.fields.filter((name) => name !== 'instructions')).toHaveLength(11);
});
