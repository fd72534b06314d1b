/** A cart of many rows. */
import { generateCart } from './generated-data.mjs';
import { scriptTimeOf, timeUntilShown } from './measuring.mjs';
import { newCustomer, openBrowserWith, untilIdle } from './visit.mjs';

/** @typedef {import('playwright').BrowserContext} BrowserContext */

/**
 * @param {BrowserContext} context
 * @param {number} count
 */
async function openWithCart(context, count) {
  const { uid, session } = await newCustomer();
  const page = await openBrowserWith(context, { [`cart_${uid}`]: generateCart(count), ...session });
  await page.goto('/about');
  const button = page.getByRole('button', { name: new RegExp(`^Cart, ${count} `) });
  await button.waitFor();
  await untilIdle(page);
  return { page, button };
}

/**
 * @param {BrowserContext} context
 * @param {number} count
 * @returns {Promise<number>} milliseconds of script, from the click to the rows and the sum
 */
export async function measureDrawer(context, count) {
  const { page, button } = await openWithCart(context, count);
  // The drawer's code is fetched once.
  const last = page.getByText('Proceed to Checkout');
  await button.click();
  await last.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await untilIdle(page);
  return scriptTimeOf(page, () =>
    timeUntilShown(page, button, '[role="dialog"]', 'Proceed to Checkout'),
  );
}

/**
 * @param {BrowserContext} context
 * @param {number} count
 * @returns {Promise<number>} milliseconds of script
 */
export async function measureQuantity(context, count) {
  const { page, button } = await openWithCart(context, count);
  await button.click();
  const plus = page.getByRole('button', {
    name: 'Increase quantity of Dish number 1',
    exact: true,
  });
  await plus.waitFor();
  const quantity = '[role="group"][aria-label="Quantity of Dish number 1"]';
  return scriptTimeOf(page, () => timeUntilShown(page, plus, quantity, '2'));
}
