/** Many orders in storage, all of one customer: the worst case for My Orders. */
import { generateOrders, orderId } from './generated-data.mjs';
import { scriptTimeOf, timeUntilShown } from './measuring.mjs';
import { newCustomer, openBrowserWith } from './visit.mjs';

/** @typedef {import('playwright').BrowserContext} BrowserContext */

/**
 * As another tab does: the page has run before, so its code is there, and has read none of them.
 *
 * @param {import('playwright').Page} page
 * @param {number} count
 * @param {string} userId
 */
async function storeOrders(page, count, userId) {
  await page.evaluate(
    (text) => localStorage.setItem('orders', text),
    JSON.stringify(generateOrders(count, userId)),
  );
}

/**
 * An id is submitted and not found: what comes after a found order (the map) has nothing to do with
 * how many there are.
 *
 * @param {BrowserContext} context
 * @param {number} count
 * @returns {Promise<number>} milliseconds of script
 */
export async function measureLookup(context, count) {
  const page = await openBrowserWith(context, {});
  await page.goto('/track');
  const field = page.getByLabel(/^Order ID/);
  const submit = page.getByRole('main').getByRole('button', { name: 'Track Order' });
  const notFound = (/** @type {string} */ id) =>
    timeUntilShown(page, submit, 'main', `with the ID “${id}”`);
  await field.fill('FD0000000001');
  await notFound('FD0000000001');
  await storeOrders(page, count, 'asha');
  await field.fill('FD0000000002');
  const time = await scriptTimeOf(page, () => notFound('FD0000000002'));
  // And the others can be found.
  await field.fill(orderId(count - 1));
  await page.keyboard.press('Enter');
  await page.getByText('Coal & Rumali').first().waitFor();
  return time;
}

/**
 * From another page to the list of orders.
 *
 * @param {BrowserContext} context
 * @param {number} count
 * @returns {Promise<number>} milliseconds of script
 */
export async function measureMyOrders(context, count) {
  const { uid, session } = await newCustomer();
  const page = await openBrowserWith(context, session);
  await page.goto('/orders');
  await page.getByRole('tab', { name: 'Past Orders (2)' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).first().click();
  await page.getByRole('tab').first().waitFor({ state: 'hidden' });
  await storeOrders(page, count, uid);
  return scriptTimeOf(page, () =>
    timeUntilShown(page, 'back', 'main', `Past Orders (${count + 2})`),
  );
}
