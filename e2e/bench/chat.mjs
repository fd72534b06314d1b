/** A long conversation with the driver. */
import { generateChat, generateOrder } from './generated-data.mjs';
import { scriptTimeOf, timeUntilShown } from './measuring.mjs';
import { newCustomer, openBrowserWith, untilIdle } from './visit.mjs';

/** @typedef {import('playwright').BrowserContext} BrowserContext */

/**
 * The customer has chatted about another order before, so the chat's code is there already.
 *
 * @param {BrowserContext} context
 * @param {number} count
 */
async function openOrder(context, count) {
  const { uid, session } = await newCustomer();
  const [before, order] = [generateOrder(1, uid), generateOrder(0, uid)];
  const page = await openBrowserWith(context, {
    orders: { [before.id]: before, [order.id]: order },
    [`chat_${before.id}`]: generateChat(2),
    [`chat_${order.id}`]: generateChat(count),
    ...session,
  });
  await page.goto(`/track?id=${before.id}`);
  const button = page.getByRole('region', { name: 'Driver', exact: true }).getByRole('button');
  const dialog = page.getByRole('dialog');
  await page.getByRole('region', { name: `Order #${before.id}` }).waitFor();
  await button.click();
  await dialog.getByText('(2)').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByLabel(/^Order ID/).fill(order.id);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: `Order #${order.id}` }).waitFor();
  await untilIdle(page);
  return { page, button };
}

/**
 * @param {BrowserContext} context
 * @param {number} count
 * @returns {Promise<number>} milliseconds from the click to the newest message
 */
export async function measureOpening(context, count) {
  const { page, button } = await openOrder(context, count);
  await button.hover();
  await untilIdle(page);
  return timeUntilShown(page, button, '[role="log"]', `(${count})`);
}

/**
 * @param {BrowserContext} context
 * @param {number} count
 * @returns {Promise<number>} milliseconds of script, from sending to the message in the list
 */
export async function measureSending(context, count) {
  const { page, button } = await openOrder(context, count);
  await button.click();
  const field = page.getByLabel('Message to your driver');
  await field.fill('Thank you!');
  const send = page.getByRole('button', { name: 'Send' });
  await page.getByRole('log').getByText(`(${count})`).waitFor();
  return scriptTimeOf(page, () => timeUntilShown(page, send, '[role="log"]', 'Thank you!'));
}

/**
 * Marks every message that is there, sends one and counts the marks that are left.
 *
 * @param {BrowserContext} context
 * @param {number} count
 * @returns {Promise<number>} messages in sight that were drawn anew
 */
export async function measureRedrawn(context, count) {
  const { page, button } = await openOrder(context, count);
  await button.click();
  await page.getByLabel('Message to your driver').fill('Thank you!');
  const log = page.getByRole('log');
  await log.getByText(`(${count})`).waitFor();
  await log.evaluate((list) => {
    const changed = new Set();
    Object.assign(globalThis, { changed });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const item = target.parentElement?.closest('[role="log"] > ol > li');
        if (item) changed.add(item);
      }
    }).observe(list, { subtree: true, childList: true, characterData: true });
  });
  await page.keyboard.press('Enter');
  await log.getByText('Thank you!').waitFor();
  return page.evaluate(
    () => /** @type {{ changed?: Set<Node> }} */ (globalThis).changed?.size ?? 0,
  );
}
