/** Checks a page that the browser restores from its back/forward cache. */
import { windowedLaunchOptions } from '../src/commands/chromium.mjs';
import { addDish, cartButton, neem } from './support/ordering.ts';
import { returningCustomer } from './support/session.ts';
import { readStorage } from './support/storage.ts';
import { expect, test, waitForHydration } from './support/test.ts';

/** Returns null if the page comes from the cache. If Chromium loaded the page again, returns its reasons. */
function whyLoadedAgain(): unknown {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && Reflect.get(navigation, 'notRestoredReasons');
}

test('a page from the back/forward cache shows an empty cart if another tab has emptied the cart @3.12.1 @P.39', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...windowedLaunchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const page = await context.newPage();
  // Block storage events. Chromium delivers the events that a page in the cache has missed, but Safari doesn't.
  await page.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const customer = await returningCustomer(page);
  await page.goto(neem.path);
  await waitForHydration(page);
  await addDish(page, neem.pizza);
  await expect.poll(() => readStorage(page, `cart_${customer.uid}`)).toContain(neem.pizza);
  await page.evaluate(() => {
    document.title = 'Kept';
  });

  // Chromium may not cache a page that is still loading something.
  await page.waitForLoadState('networkidle');
  await page.goto('/icons/icon-192.png');
  const elsewhere = await context.newPage();
  await elsewhere.goto('/icons/icon-192.png');
  await elsewhere.evaluate((key) => localStorage.removeItem(key), `cart_${customer.uid}`);
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(whyLoadedAgain)).toBeNull();
  await expect(page).toHaveTitle('Kept');
  await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();
  await browser.close();
});
