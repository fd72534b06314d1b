/** The restaurant list with generated restaurants, twelve dishes each. */
import { longestTaskOf } from './measuring.mjs';
import { openBrowserWith, untilIdle } from './visit.mjs';

/** @typedef {import('playwright').BrowserContext} BrowserContext */

/**
 * @param {BrowserContext} context
 * @param {number} count
 */
async function openList(context, count) {
  const page = await openBrowserWith(context, {});
  await page.addInitScript((restaurants) => {
    Object.assign(globalThis, { benchRestaurants: restaurants });
  }, count);
  await page.goto('/restaurants');
  await page.getByRole('heading', { level: 1, name: `${count} restaurants found` }).waitFor();
  // The page comes with its first restaurants; the list that is scrolled takes their place.
  await page.locator(`main [aria-setsize="${count}"]`).first().waitFor();
  await untilIdle(page);
  return page;
}

/**
 * @param {BrowserContext} context
 * @param {number} count
 * @returns {Promise<number>} milliseconds of the longest task, while a word is typed and deleted
 */
export async function measureKeystroke(context, count) {
  const page = await openList(context, count);
  const field = page.getByLabel('Search restaurants and dishes');
  await field.focus();
  return longestTaskOf(page, async () => {
    for (const key of ['s', 'a', 'f', 'f', 'r', 'Backspace', 'Backspace']) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await page.keyboard.press(key);
      // oxlint-disable-next-line no-await-in-loop
      await untilIdle(page);
    }
  });
}

/**
 * @param {BrowserContext} context
 * @param {number} count
 * @returns {Promise<number>} milliseconds of the longest task
 */
export async function measureChoice(context, count) {
  const page = await openList(context, count);
  return longestTaskOf(page, async () => {
    await page.getByRole('button', { name: 'Indian' }).click();
    await untilIdle(page);
    await page.getByLabel('Sort by').selectOption('deliveryFee');
    await untilIdle(page);
    await page.getByRole('button', { name: 'all' }).click();
  });
}

/**
 * @param {BrowserContext} context
 * @param {number} count
 * @returns {Promise<number>} nodes in the document, the most of the way to the list's end
 */
export async function measureNodes(context, count) {
  const page = await openList(context, count);
  const countNodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  let most = await countNodes();
  for (const part of [0.25, 0.5, 0.75, 1]) {
    // oxlint-disable-next-line no-await-in-loop -- from the top to the end
    await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), part);
    // oxlint-disable-next-line no-await-in-loop
    await untilIdle(page);
    // oxlint-disable-next-line no-await-in-loop
    most = Math.max(most, await countNodes());
  }
  return most;
}
