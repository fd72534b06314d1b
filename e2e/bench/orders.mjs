/** Many orders in storage, all of one customer: the worst case for My Orders. */
import { generateOrders, orderId } from './generated-data.mjs';
import { scriptTimeOf } from './measuring.mjs';
import { newCustomer, openBrowserWith } from './visit.mjs';

/** @typedef {import('playwright').BrowserContext} BrowserContext */

/**
 * What another tab's change does: nothing that was read before is of use.
 * @param {import('playwright').Page} page
 */
async function touchOrders(page) {
  await page.evaluate(() =>
    localStorage.setItem('orders', `${localStorage.getItem('orders') ?? '{}'} `),
  );
}

/**
 * The tracking page is there already; the id is submitted, and not found: what comes after a found
 * order (the map) has nothing to do with how many there are.
 *
 * @param {BrowserContext} context
 * @param {number} count
 * @returns {Promise<number>} milliseconds of script
 */
export async function measureLookup(context, count) {
  const page = await openBrowserWith(context, { orders: generateOrders(count, 'asha') });
  await page.goto('/track');
  const field = page.getByLabel(/^Order ID/);
  const notFound = async (/** @type {string} */ id) => {
    await page.keyboard.press('Enter');
    await page.getByText(`No order with the ID “${id}”`).waitFor();
  };
  // Once before, as the code is fetched and compiled once.
  await field.fill('FD0000000001');
  await notFound('FD0000000001');
  await field.fill('FD0000000000');
  await touchOrders(page);
  const time = await scriptTimeOf(page, () => notFound('FD0000000000'));
  await field.fill(orderId(count - 1));
  await page.keyboard.press('Enter');
  await page.getByText('Coal & Rumali').first().waitFor();
  return time;
}

/**
 * From another page to the list of past orders.
 *
 * @param {BrowserContext} context
 * @param {number} count
 * @returns {Promise<number>} milliseconds of script
 */
export async function measureMyOrders(context, count) {
  const { uid, session } = await newCustomer();
  const page = await openBrowserWith(context, { orders: generateOrders(count, uid), ...session });
  await page.goto('/orders');
  await page.getByRole('tab', { name: `Past Orders (${count + 2})` }).waitFor();
  // The page's code is there by now: what is measured is the visit.
  await page.getByRole('banner').getByRole('link', { name: 'About' }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await touchOrders(page);
  return scriptTimeOf(page, async () => {
    await page.goBack();
    await page.getByRole('tab', { name: /^Past Orders/ }).waitFor();
  });
}
