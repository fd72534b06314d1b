/** Checks fields that are filled in without input events, in Firefox. */
import type { Page } from 'puppeteer-core';
import { inventAccount } from '../support/accounts.ts';
import { address, card, neem } from '../support/ordering.ts';
import { expect, test } from './test.ts';

const home = 'http://localhost:4173';

/** The values that a password manager fills in, by field name. The CVV is not among them. */
const remembered = {
  street: address['Street Address'],
  city: address.City,
  zipCode: address['PIN Code'],
  cardNumber: card['Card Number'],
  expiryDate: '2034-12',
  nameOnCard: card['Name on Card'],
};

/** Fills in fields as iOS and password managers do, without an input event. */
function fillInSilently(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  return page.evaluate((values) => {
    for (const [name, text] of Object.entries(values)) {
      const field = document.querySelector(`main [name="${name}"], [role=dialog] [name="${name}"]`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    }
  }, texts);
}

async function click(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  const control = await page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`);
  await control?.click();
}

const valueOf = (page: Page, name: string) =>
  page.$eval(`main [name="${name}"]`, (field) => (field as HTMLInputElement).value);

test('values that are filled in without input events are submitted in Firefox', async ({
  firefox: page,
}) => {
  test.slow();
  const { fullName, email, password } = inventAccount();
  await page.goto(`${home}${neem.path}`);
  await click(page, 'button', `Add ${neem.pizza} to cart`);
  await click(page, 'button', 'Sign Up');
  await page.waitForSelector('[role=dialog] [name=confirmPassword]');
  await fillInSilently(page, { fullName, email, password, confirmPassword: password });
  await click(page, 'button', 'Create Account');
  await page.waitForSelector('#account-button');
  await click(page, 'button', 'Cart, 1 item');
  await click(page, 'link', 'Proceed to Checkout');
  await page.waitForSelector('main [name=cvv]');
  await fillInSilently(page, remembered);
  await click(page, 'button', 'Place Order');
  await expect.poll(() => valueOf(page, 'expiryDate')).toBe('12/34');
  expect(await valueOf(page, 'street')).toBe(remembered.street);
  expect(await valueOf(page, 'nameOnCard')).toBe(remembered.nameOnCard);
  await fillInSilently(page, { cvv: '123' });
  await click(page, 'button', 'Place Order');
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/track');
});
