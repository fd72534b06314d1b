/** Code and street tiles that don't come: once, for good, late, or as something else. */
import { EventEmitter, once } from 'node:events';
import type { Locator, Page, Route } from '@playwright/test';
import { authModal } from '../support/accounts.ts';
import { addDish, cartButton, cartDrawer, neem, openCart } from '../support/ordering.ts';
import { grayTile } from '../support/gray-tile.mjs';
import { readStorage, sampleOrder, seedStorage } from '../support/storage.ts';
import { fillCart } from '../support/session.ts';
import { expect, test, tileUrl } from '../support/test.ts';
import { deliveryMap, driverCard } from '../support/tracking.ts';
import { tryFault } from './fault.ts';

/** What the browser, React and the app log of code that does not come. */
const missingCode = [
  /Failed to load resource/,
  /Failed to fetch dynamically imported module/,
  /Failed to load module script/,
  /did not load ahead/,
];

const heading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });
const failure = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'didn’t load' });

/** A link of the header, followed without pointing at it: nothing is fetched ahead. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).dispatchEvent('click');
}

/** Signs of a customer, until all that waits for one is there. */
async function settle(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('[data-waiting]')).toHaveCount(0, { timeout: 200 });
  }).toPass({ intervals: [50] });
}

/** Opens a page, and waits until it is the app's and all that it fetches late is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
}

/** The first requests are refused, one or more; those after them are answered. */
async function failFirst(page: Page, address: RegExp, failing = 1): Promise<() => number> {
  let requests = 0;
  await page.route(address, async (route) => {
    requests += 1;
    await (requests <= failing ? route.abort() : route.continue());
  });
  return () => requests;
}

const lateParts: ReadonlyArray<
  readonly [name: string, code: RegExp, show: (page: Page) => Promise<void>]
> = [
  [
    'a page',
    /\/assets\/TrackPage-/,
    async (page) => {
      await follow(page, 'Track Order');
      await expect(heading(page)).toHaveText('Track Your Order');
    },
  ],
  [
    'the cart',
    /\/assets\/CartDrawer-/,
    async (page) => {
      await cartButton(page).dispatchEvent('click');
      await expect(cartDrawer(page)).toBeVisible();
    },
  ],
  [
    'the sign-in dialog',
    /\/assets\/AuthModal-/,
    async (page) => {
      const button = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
      await button.dispatchEvent('click');
      await expect(authModal(page)).toBeVisible();
    },
  ],
];

for (const [name, code, show] of lateParts) {
  test(`the code of ${name} that fails once is asked for again by itself`, async ({
    page,
    troubles,
  }) => {
    tryFault({
      area: 'Network',
      fault: `The code of ${name} fails to load once`,
      tries: 1,
      kept: 'It shows a second later; the customer does nothing',
    });
    troubles.expect(...missingCode);
    await open(page, '/about');
    const requests = await failFirst(page, code);
    await show(page);
    expect(requests()).toBe(2);
    await expect(failure(page)).toBeHidden();
  });
}

test('the page that is opened, and its footer, come by themselves when their code fails once', async ({
  page,
  troubles,
}) => {
  tryFault({
    area: 'Network',
    fault: 'The code of the opened page and of its footer fails to load once',
    tries: 2,
    kept: 'The page is there as it was sent, and works a second later',
  });
  troubles.expect(...missingCode);
  // It is fetched into the browser's cache, then run from there, then asked for by the app.
  const pageRequests = await failFirst(page, /\/assets\/RestaurantListPage-/, 2);
  const footerRequests = await failFirst(page, /\/assets\/Footer-/);
  await page.goto('/restaurants');
  await expect(heading(page)).toHaveText('5 restaurants found');
  await settle(page);
  expect([pageRequests(), footerRequests()]).toEqual([3, 2]);
  await page.getByRole('main').getByRole('searchbox').fill('neem');
  await expect(heading(page)).toHaveText('1 restaurant found');
  await expect(failure(page)).toBeHidden();
});

const html = { contentType: 'text/html', body: '<!doctype html><title>FoodDash</title>' };
const answers: ReadonlyArray<readonly [name: string, answer: (route: Route) => Promise<void>]> = [
  ['is refused', (route) => route.abort('connectionrefused')],
  ['is gone after a deploy', (route) => route.fulfill({ ...html, status: 404 })],
  ['is answered with a web page', (route) => route.fulfill({ ...html, status: 200 })],
];

for (const [name, answer] of answers) {
  test(`a page whose code ${name} leaves the shop open, and is there when the code is`, async ({
    page,
    troubles,
  }) => {
    tryFault({
      area: 'Network',
      fault: `The code of a page ${name}, for good`,
      tries: 1,
      kept: 'An alert offers to reload; header, cart and other pages work; coming back tries again',
    });
    troubles.expect(...missingCode);
    await open(page, neem.path);
    await addDish(page, neem.pizza);
    const code = /\/assets\/TrackPage-/;
    await page.route(code, answer);
    await follow(page, 'Track Order');
    await expect(failure(page)).toContainText('Check your connection, then reload.');
    await expect(failure(page).getByRole('button', { name: 'Reload page' })).toBeEnabled();
    const drawer = await openCart(page);
    await expect(drawer.getByText(neem.pizza)).toBeVisible();
    await drawer.getByRole('button', { name: 'Close cart' }).click();
    await expect(drawer).toBeHidden();
    await follow(page, 'About');
    await expect(heading(page)).toBeVisible();
    await expect(failure(page)).toBeHidden();

    await page.unroute(code);
    await follow(page, 'Track Order');
    await expect(heading(page)).toHaveText('Track Your Order');
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  });
}

test('a cart whose code does not load says so, and opens when it is asked for later', async ({
  page,
  troubles,
}) => {
  tryFault({
    area: 'Network',
    fault: 'The code of the cart does not load',
    tries: 2,
    kept: 'An alert offers to reload and goes with the next page; then the cart opens',
  });
  troubles.expect(...missingCode);
  await open(page, '/about');
  const code = /\/assets\/CartDrawer-/;
  await page.route(code, (route) => route.abort());
  await cartButton(page).click();
  await expect(failure(page)).toBeVisible();
  await follow(page, 'Services');
  await expect(page).toHaveURL('/services');
  await expect(failure(page)).toBeHidden();
  await page.unroute(code);
  await openCart(page);
});

test('a customer’s cart is there after the reload that missing code asks for', async ({
  page,
  troubles,
}) => {
  tryFault({
    area: 'Network',
    fault:
      'After a deploy none of the old code is there any more, and a customer reloads as offered',
    tries: 1,
    kept: 'The page works and the cart is as it was',
  });
  troubles.expect(...missingCode);
  const { uid } = await fillCart(page);
  await expect.poll(() => readStorage(page, `cart_${uid}`)).toContain(neem.pizza);
  const code = /\/assets\/.*\.js/;
  await page.route(code, (route) => route.fulfill({ ...html, status: 404 }));
  await follow(page, 'Blog');
  await expect(failure(page)).toBeVisible();
  await page.unroute(code);
  await failure(page).getByRole('button', { name: 'Reload page' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(heading(page)).toHaveText('Stories with steam rising off them');
  await expect(failure(page)).toBeHidden();
});

const orderId = 'FD1234561000';
const notice = (page: Page) =>
  deliveryMap(page)
    .getByRole('status')
    .filter({ hasText: 'Street tiles can’t be loaded right now.' });

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

test.describe('street tiles', () => {
  const outages: typeof answers = [
    ['does not answer', (route) => route.abort('connectionrefused')],
    ['is overloaded', (route) => route.fulfill({ status: 503, body: '' })],
    ['answers with a web page', (route) => route.fulfill({ ...html, status: 200 })],
    [
      'answers with half a picture',
      (route) => route.fulfill({ contentType: 'image/png', body: grayTile.subarray(0, 20) }),
    ],
  ];

  for (const [name, answer] of outages) {
    test(`the map keeps its markers and says what is missing when the tile server ${name}`, async ({
      page,
      troubles,
    }) => {
      tryFault({
        area: 'Network',
        fault: `The tile server ${name}`,
        tries: 1,
        kept: 'Markers and countdown stay, a sentence says what is missing, and goes when tiles come',
      });
      troubles.expect(/Failed to load resource/);
      await page.route(tileUrl, answer);
      await openMap(page);
      await expect(notice(page)).toBeVisible();
      await expectMarkers(page);

      await page.unroute(tileUrl);
      await deliveryMap(page).getByRole('button', { name: 'Zoom out' }).click();
      await expect(notice(page)).toBeHidden();
      await expectMarkers(page);
    });
  }

  test('the map works while its tiles are on the way', async ({ page }) => {
    tryFault({
      area: 'Network',
      fault: 'The tile server is slow',
      tries: 1,
      kept: 'Markers, countdown and zoom work meanwhile; the tiles show when they come',
    });
    const server = new EventEmitter();
    const answered = once(server, 'answer');
    await page.route(tileUrl, async (route) => {
      await answered;
      await route.fulfill({ contentType: 'image/png', body: grayTile });
    });
    await openMap(page);
    await expectMarkers(page);
    await deliveryMap(page).getByRole('button', { name: 'Zoom in' }).click();
    const shown = deliveryMap(page).locator('.leaflet-tile-loaded');
    await expect(shown).toHaveCount(0);
    await expect(notice(page)).toBeHidden();
    server.emit('answer');
    await expect(shown.first()).toBeVisible();
  });

  test('a map whose code does not load leaves the rest of the order in place', async ({
    page,
    troubles,
  }) => {
    tryFault({
      area: 'Network',
      fault: 'The code of the map does not load',
      tries: 1,
      kept: 'An alert stands in its place; countdown, driver and order details stay',
    });
    troubles.expect(...missingCode);
    await page.route(/\/assets\/LeafletMap-.*\.js/, (route) => route.abort());
    await openMap(page);
    await expect(deliveryMap(page).getByRole('alert')).toContainText('didn’t load');
    await expect(page.getByRole('heading', { name: /^Delivery in/ })).toBeVisible();
    await expect(driverCard(page).getByRole('link', { name: /^Call/ })).toBeVisible();
  });
});
