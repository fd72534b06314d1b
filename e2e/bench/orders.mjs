/** Many orders in storage, all of one customer: the worst case for My Orders. */
import { generateOrders, orderId } from './generated-data.mjs';
import { scriptTimeOf, timeUntilShown } from './measuring.mjs';
import { newCustomer, openBrowserWith } from './visit.mjs';

/** @typedef {import('playwright').BrowserContext} BrowserContext */

/**
 * In another tab, so that the page, whose code is there already, hears of them like of anybody's.
 *
 * @param {import('playwright').Page} page
 * @param {number} count
 * @param {string} userId
 */
async function storeOrders(page, count, userId) {
  const otherTab = await page.context().newPage();
  await otherTab.goto('/social.png');
  await otherTab.evaluate(
    (text) => localStorage.setItem('orders', text),
    JSON.stringify(generateOrders(count, userId)),
  );
  await page.waitForFunction(
    (id) => localStorage.getItem('orders')?.includes(id),
    orderId(count - 1),
  );
  await otherTab.close();
  // A tab behind another is hardly drawn.
  await page.bringToFront();
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
