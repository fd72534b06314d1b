/** Makes code and street tiles fail to load, load late, or have the wrong content. */
import { EventEmitter, once } from 'node:events';
import type { Locator, Page, Route } from '@playwright/test';
import { accountButton } from '../support/accounts.ts';
import { addDish, cartButton, neem, openCart } from '../support/ordering.ts';
import { tilesNotice } from '../support/base-map.ts';
import { grayTile } from '../support/gray-tile.mjs';
import { returningCustomer } from '../support/session.ts';
import { sampleOrder, seedStorage } from '../support/storage.ts';
import { expect, showTile, soak, test, tileUrl } from '../support/test.ts';
import { deliveryMap, driverCard } from '../support/tracking.ts';
import { tryFault } from './fault.ts';

/** The errors that the browser, React and the app log for code that does not load. */
const missingCode = [
  /Failed to load resource/,
  /Failed to fetch dynamically imported module/,
  /Failed to load module script/,
];

const heading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });
const failure = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'didn’t load' });

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

const html = { contentType: 'text/html', body: '<!doctype html><title>FoodDash</title>' };
type Answer = readonly [name: string, answer: (route: Route) => Promise<void>];
/** The ways in which loading a page's code can fail. `npm test` tries only the first. */
const answers: readonly (readonly [...Answer, details?: { tag: string }])[] = [
  ['is gone after a deploy', (route) => route.fulfill({ ...html, status: 404 })],
  [
    'does not arrive, because the connection is refused',
    (route) => route.abort('connectionrefused'),
    soak,
  ],
  ['comes back as an HTML page', (route) => route.fulfill({ ...html, status: 200 }), soak],
];

for (const [name, answer, details = {}] of answers) {
  test(
    `other pages work if a page’s code ${name}, and a reload loads the page`,
    details,
    async ({ page, pageErrors }) => {
      const tried = tryFault({
        area: 'Network',
        fault: `The code of a page ${name}`,
        outcome:
          'An alert offers to reload; header, cart and other pages work; after a reload the page appears',
      });
      pageErrors.expect(...missingCode);
      const code = /\/assets\/TrackPage-/;
      await page.route(code, answer);
      await page.goto(neem.path);
      await addDish(page, neem.pizza);
      await follow(page, 'Track Order');
      await expect(failure(page)).toContainText('Then check your connection and reload.');
      const drawer = await openCart(page);
      await expect(drawer.getByText(neem.pizza)).toBeVisible();
      await drawer.getByRole('button', { name: 'Close cart' }).click();
      await expect(drawer).toBeHidden();
      await follow(page, 'About');
      await expect(heading(page)).toBeVisible();
      await expect(failure(page)).toBeHidden();
      await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');

      await follow(page, 'Track Order');
      await page.unroute(code);
      await failure(page).getByRole('button', { name: 'Reload page' }).click();
      await expect(heading(page)).toHaveText('Track Your Order');
      tried();
    },
  );
}

test('opening the account menu shows an error if the code of the menu does not load', async ({
  page,
  pageErrors,
}) => {
  const tried = tryFault({
    area: 'Network',
    fault: 'The code of the account’s menu does not load',
    outcome:
      'The page works; an alert offers to reload and disappears on the next page; after a reload the menu opens',
  });
  pageErrors.expect(...missingCode);
  const code = /\/assets\/AccountMenuItems-/;
  await page.route(code, (route) => route.abort());
  const button = accountButton(page, await returningCustomer(page));
  await page.goto('/about');
  await expect(button).toBeVisible();
  await expect(failure(page)).toBeHidden();
  await button.click();
  await expect(failure(page)).toBeVisible();
  await follow(page, 'Services');
  await expect(page).toHaveURL('/services');
  await expect(heading(page)).toBeVisible();
  await expect(failure(page)).toBeHidden();
  await button.click();
  await expect(failure(page)).toBeVisible();
  await page.unroute(code);
  await failure(page).getByRole('button', { name: 'Reload page' }).click();
  await expect(failure(page)).toBeHidden();
  await button.click();
  await expect(page.getByRole('menuitem', { name: 'My Orders' })).toBeVisible();
  tried();
});

const orderId = 'FD1234561000';

async function openMap(page: Page): Promise<void> {
  await seedStorage(page, 'orders', { [orderId]: sampleOrder(orderId, 20) });
  await page.goto(`/track?id=${orderId}`);
}

async function expectMarkers(page: Page): Promise<void> {
  const map = deliveryMap(page);
  await expect(map.getByRole('button', { name: 'Restaurant: Neem & Nigella' })).toBeVisible();
  await expect(map.getByRole('button', { name: 'Delivery Location' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Delivery in/ })).toBeVisible();
}

/** `npm test` covers refused tiles in e2e/base-map.e2e.ts instead. */
test.describe('street tiles', soak, () => {
  test.use({ tiles: 'routed' });
  const outages: readonly Answer[] = [
    ['does not answer', (route) => route.abort('connectionrefused')],
    ['is overloaded', (route) => route.fulfill({ status: 503, body: '' })],
    ['answers with a web page', (route) => route.fulfill({ ...html, status: 200 })],
    [
      'answers with half a picture',
      (route) => route.fulfill({ contentType: 'image/png', body: grayTile.subarray(0, 20) }),
    ],
  ];

  for (const [name, answer] of outages) {
    test(`the map still has its markers and shows a notice if the tile server ${name}`, async ({
      page,
      pageErrors,
    }) => {
      const tried = tryFault({
        area: 'Network',
        fault: `The tile server ${name}`,
        outcome:
          'Markers and countdown stay, a notice says what is missing, and disappears when tiles load',
      });
      pageErrors.expect(/Failed to load resource/);
      await page.route(tileUrl, answer);
      await openMap(page);
      await expect(tilesNotice(page)).toBeVisible();
      await expectMarkers(page);

      await page.route(tileUrl, showTile);
      await deliveryMap(page).getByRole('button', { name: 'Zoom out' }).click();
      await expect(tilesNotice(page)).toBeHidden();
      await expectMarkers(page);
      tried();
    });
  }

  test('the map works while its tiles are loading', async ({ page }) => {
    const tried = tryFault({
      area: 'Network',
      fault: 'The tile server is slow',
      outcome: 'Markers, countdown and zoom work meanwhile; the tiles appear when they load',
    });
    const server = new EventEmitter();
    const answered = once(server, 'answer');
    await page.route(tileUrl, async (route) => {
      await answered;
      await showTile(route);
    });
    await openMap(page);
    await expectMarkers(page);
    await deliveryMap(page).getByRole('button', { name: 'Zoom in' }).click();
    const shown = deliveryMap(page).locator('img.leaflet-tile-loaded');
    await expect(shown).toHaveCount(0);
    await expect(tilesNotice(page)).toBeHidden();
    await expectMarkers(page);
    server.emit('answer');
    await expect(shown.first()).toBeVisible();
    tried();
  });
});

test('the rest of the order stays in place if the map’s code does not load', async ({
  page,
  pageErrors,
}) => {
  const tried = tryFault({
    area: 'Network',
    fault: 'The code of the map does not load',
    outcome: 'An alert replaces it; countdown and driver stay',
  });
  pageErrors.expect(...missingCode);
  await page.route(/\/assets\/LeafletMap-.*\.js/, (route) => route.abort());
  await openMap(page);
  await expect(deliveryMap(page).getByRole('alert')).toContainText('didn’t load');
  await expect(page.getByRole('heading', { name: /^Delivery in/ })).toBeVisible();
  await expect(driverCard(page).getByRole('link', { name: /^Call/ })).toBeVisible();
  tried();
});
