/** Checks the browser’s Back while the cart is open, in Firefox. */
import { expect, test } from './test.ts';

const home = 'http://localhost:4173';
const CART = 'header [aria-label^="Cart,"]';

test('Back closes the cart in Firefox, and a cart closed by Escape leaves no history entry', async ({
  firefox: page,
}) => {
  const path = () => page.evaluate(() => location.pathname);
  const layers = () =>
    page.evaluate(() => (history.state as { layer?: number } | null)?.layer ?? 0);
  const back = () => page.evaluate(() => history.back());
  await page.goto(`${home}/about`);
  await page.goto(`${home}/restaurants`);
  await page.waitForSelector('main h1');
  await expect
    .poll(async () => {
      await page.click(CART);
      return layers();
    })
    .toBe(1);
  await back();
  await expect.poll(() => page.$('[role=dialog]')).toBeNull();
  expect(await path()).toBe('/restaurants');
  await page.click(CART);
  await expect.poll(layers).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(layers).toBe(0);
  await back();
  await expect.poll(path).toBe('/about');
});
