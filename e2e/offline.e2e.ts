/** Checks FoodDash without a network, after a first visit with one. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { messages } from '../src/features/notices/messages.en.ts';
import { expectRoads, tilesNotice } from './support/base-map.ts';
import {
  believeOffline,
  goOffline,
  noNetwork,
  waitUntilLoaded,
  untilSaved,
} from './support/offline.ts';
import {
  addDish,
  checkoutField,
  fillCheckout,
  goToCheckout,
  neem,
  placeOrderButton,
} from './support/ordering.ts';
import { returningCustomer, waitForIdentity } from './support/session.ts';
import { expect, showTile, test, tileUrl } from './support/test.ts';
import { deliveryMap, forgedLink, linkedDelivery } from './support/tracking.ts';

test.use({ serviceWorkers: 'allow', tiles: 'routed' });
// Run the tests one after the other, because the last one replaces the service worker for a while.
test.describe.configure({ mode: 'serial' });

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const offlineNotice = (page: Page) => page.getByText(/^You’re offline\./);

/** Makes a first visit, after which the whole app is cached. */
async function visitOnline(page: Page): Promise<void> {
  await page.goto('/');
  await untilSaved(page, 'en');
}

/**
 * Gives the screen three device pixels per CSS pixel, so that the page requests large pictures.
 *
 * @returns a function that gives the page its usual screen again
 */
async function useSmallPixels(page: Page): Promise<() => Promise<void>> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 3,
    mobile: false,
  });
  return async () => {
    await devTools.send('Emulation.clearDeviceMetricsOverride');
    await devTools.detach();
  };
}

test('without a network, a customer can browse with card-sized pictures, order and track, and a friend can follow a delivery; the page stays in its language, and viewed street tiles are stored @2.103 @3.1.1 @15.7 @25.8', async ({
  page,
  pageErrors,
}) => {
  // The test loads many pages, and the first visit caches the whole app.
  test.slow();
  pageErrors.expect(...noNetwork, /status of 404/);
  await page.context().route(tileUrl, (route) => route.abort('internetdisconnected'));
  await returningCustomer(page);
  await visitOnline(page);
  await waitForIdentity(page);
  const goOnline = await goOffline(page);

  await page.goto('/restaurants');
  await expect(heading(page)).toHaveText('5 restaurants found');
  await expect(offlineNotice(page)).toContainText('you can still browse, order and track');
  await page.getByRole('link', { name: neem.name }).first().click();
  await expect(heading(page)).toHaveText(neem.name);

  // Load the page again. Placing an order later shows that the customer is still signed in.
  const useUsualPixels = await useSmallPixels(page);
  await page.goto(neem.path);
  await test.step('a picture’s card-sized version replaces the large one', async () => {
    const picture = page.locator('img[fetchpriority="high"]');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\.large-[\w-]+\.avif$/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
  await useUsualPixels();
  await addDish(page, neem.pizza);
  await goToCheckout(page);
  await fillCheckout(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/track\?id=FD\d{10}$/);
  const order = page.url();
  await expect(heading(page)).toHaveText('Track Your Order');
  await expect(page.getByRole('region', { name: 'Delivery status' })).toContainText('Delivery in');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Delivery status' })).toContainText('Delivery in');
  await expect(tilesNotice(page)).toBeVisible();
  await expectRoads(page, 'light');

  await page.goto(forgedLink(linkedDelivery()));
  await expect(heading(page)).toHaveText('Live tracking');
  await expect(page.getByRole('region', { name: 'Delivery status' })).toContainText('Delivery in');
  await expect(page.getByRole('button', { name: 'Driver Location' })).toBeVisible();

  // Unknown URLs show their error pages, as they do with a network.
  await page.goto('/no/such/page');
  await expect(heading(page)).toHaveText('404 - Page Not Found');
  await page.goto('/restaurant/not-one-of-ours');
  await expect(heading(page)).toHaveText('Restaurant not found');

  await goOnline();
  await expect(offlineNotice(page)).toBeHidden();

  await test.step('street tiles that were viewed are stored', async () => {
    await page.context().unroute(tileUrl);
    await page.context().route(tileUrl, showTile);
    await page.goto(order);
    await expect(deliveryMap(page).locator('img.leaflet-tile-loaded').first()).toBeAttached();
    const countStored = () =>
      page.evaluate(async () => (await (await caches.open('tiles')).keys()).length);
    await expect.poll(countStored).toBeGreaterThan(0);
  });

  await test.step('the page stays in English, because Hindi was never loaded', async () => {
    await page.goto('/about');
    await waitUntilLoaded(page);
    await goOffline(page);
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी', exact: true }).click();
    await expect(page.getByText(messages.otherLanguage)).toBeVisible();
    await expect(page).toHaveURL('/about');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();

    await page.evaluate(() => localStorage.setItem('language', 'hi'));
    await believeOffline(page);
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('FoodDash can be installed, with shortcuts to the restaurants and to tracking', async ({
  baseURL,
}) => {
  const load = (path: string) => fetch(new URL(path, baseURL));
  const html = await (await load('/')).text();
  const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
  const manifest = (await (await load(address)).json()) as {
    display: string;
    icons: { src: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest.display).toBe('standalone');
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/restaurants', '/track']);
  const icons = await Promise.all(manifest.icons.map(({ src }) => load(src)));
  expect(icons.map((icon) => icon.headers.get('content-type'))).toEqual(
    manifest.icons.map(() => 'image/png'),
  );
});

const offerIn = (tab: Page) => tab.getByText(/^A new version of FoodDash is available\./);

/** Returns the version of the active service worker. Only the newer version answers `/which-version`. */
function version(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const response = await fetch('/which-version');
    return response.ok ? response.text() : 'as it was';
  });
}

test.describe('an update of the app', () => {
  const file = join(import.meta.dirname, '../dist/sw.js');
  const newer = `self.addEventListener('fetch', (event) => {
    if (new URL(event.request.url).pathname === '/which-version') {
      event.respondWith(new Response('newer'));
    }
  });\n`;
  let present: string;

  test.beforeEach(async () => {
    present = await readFile(file, 'utf8');
  });
  test.afterEach(async () => {
    await writeFile(file, present);
  });

  test('a newer version loads after one tab accepts it, and the other tabs keep running and explain what a reload would lose @24.9 @P.26', async ({
    page,
    pageErrors,
  }) => {
    test.slow();
    pageErrors.expect(/status of 404/);
    await returningCustomer(page);
    await visitOnline(page);
    await page.goto(neem.path);
    await addDish(page, neem.pizza);
    await goToCheckout(page);
    await fillCheckout(page);
    const other = await page.context().newPage();
    await other.goto('/about');
    await waitUntilLoaded(other);
    await writeFile(file, newer + present);
    await other.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await expect(offerIn(page)).toHaveText(/you’ll need to enter your card details again\.$/);
    await page.getByRole('button', { name: 'Later' }).click();
    expect(await version(other)).toBe('as it was');
    const reloaded = other.waitForEvent('load');
    await other.getByRole('button', { name: 'Update' }).click();
    await reloaded;
    await expect.poll(() => version(other)).toBe('newer');
    await expect(offerIn(other)).toBeHidden();

    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
    await expect(offerIn(page)).toHaveText(/you’ll need to enter your card details again\.$/);
    await expect(checkoutField(page, 'Card Number')).toHaveValue('4111 1111 1111 1111');
    await checkoutField(page, 'Name on Card').fill('');
    await expect(offerIn(page)).toHaveText(/you’ll need to enter your card details again\.$/);
    await page.goto('/about');
    await expect(offerIn(page)).toBeHidden();
  });
});
