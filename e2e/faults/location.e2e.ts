/** Provokes faults of geolocation: invalid, extreme, late and missing positions, and changed permissions. */
import type { Locator, Page } from '@playwright/test';
import { addDish, cartButton, neem } from '../support/ordering.ts';
import { sampleOrder, seedStorage } from '../support/storage.ts';
import { expect, soak, test } from '../support/test.ts';
import {
  deliveryMap,
  followAsVisitor,
  stopClock,
  trackedId,
  trackedPath,
} from '../support/tracking.ts';
import { tryFault } from './fault.ts';

declare global {
  /** Answers every pending request for the location. */
  var tellLocation: ((latitude: unknown, longitude: unknown) => void) | undefined;
}

const otherId = 'FD1234562000';
const home = { latitude: 28.7041, longitude: 77.1025 };

const button = (page: Page): Locator =>
  deliveryMap(page).getByRole('button', { name: /Get my location$/ });
const status = (page: Page): Locator => deliveryMap(page).getByRole('status');
const own = (page: Page): Locator =>
  deliveryMap(page).getByRole('button', { name: 'Your Location', exact: true });
const countdown = (page: Page): Locator => page.getByRole('heading', { name: /^Delivery in/ });

/** Returns the position of a marker's tip, relative to the map's upper left corner. */
async function tipOf(page: Page, marker: Locator): Promise<{ x: number; y: number }> {
  const [map, pin] = [await deliveryMap(page).boundingBox(), await marker.boundingBox()];
  if (!map || !pin) throw new Error('The map or the marker is not drawn.');
  return { x: pin.x + pin.width / 2 - map.x, y: pin.y + pin.height - map.y };
}

/** Checks that the customer's marker is inside the map, in the right direction from the restaurant. */
async function expectOnMap(page: Page, latitude: number, longitude: number): Promise<void> {
  const restaurant = deliveryMap(page).getByRole('button', { name: /^Restaurant: / });
  const size = await deliveryMap(page).boundingBox();
  const [start, end] = [await tipOf(page, restaurant), await tipOf(page, own(page))];
  expect(end.x).toBeGreaterThan(0);
  expect(end.x).toBeLessThan(size?.width ?? 0);
  expect(end.y).toBeGreaterThan(0);
  expect(end.y).toBeLessThan(size?.height ?? 0);
  // All restaurants are close to 28.61, 77.21, in central Delhi.
  expect(Math.sign(end.x - start.x)).toBe(Math.sign(longitude - 77.21));
  expect(Math.sign(start.y - end.y)).toBe(Math.sign(latitude - 28.61));
}

/** Holds back the browser's answers about the location until the test sends them. */
async function holdAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open: PositionCallback[] = [];
    navigator.geolocation.getCurrentPosition = (found) => void open.push(found);
    globalThis.tellLocation = (latitude, longitude) => {
      for (const found of open.splice(0)) {
        found({ coords: { latitude, longitude } } as GeolocationPosition);
      }
    };
  });
}

async function answer(page: Page, latitude: unknown, longitude: unknown): Promise<void> {
  await page.evaluate(
    (place) => globalThis.tellLocation?.(place[0], place[1]),
    [latitude, longitude],
  );
}

test(
  'invalid coordinates are rejected, and later valid coordinates are accepted',
  soak,
  async ({ page }) => {
    const nowhere: ReadonlyArray<readonly [unknown, unknown]> = [
      [Number.NaN, Number.NaN],
      [undefined, undefined],
      [Number.POSITIVE_INFINITY, 77],
      [91, 77],
      [28, -180.5],
      [1e308, 1e308],
      ['north', 'east'],
    ];
    const tried = tryFault({
      area: 'Location',
      fault: 'The device reports invalid coordinates',
      outcome: 'An error says that there is no position; map and countdown stay',
    });
    await holdAnswers(page);
    await followAsVisitor(page);
    for (const [latitude, longitude] of nowhere) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, on the same map
      await test.step(`${String(latitude)}, ${String(longitude)}`, async () => {
        await button(page).click();
        await expect(button(page)).toHaveAttribute('aria-busy', 'true');
        await answer(page, latitude, longitude);
        await expect(status(page)).toHaveText('Location information unavailable.');
        await expect(own(page)).toBeHidden();
        await expect(deliveryMap(page)).toBeVisible();
        await expect(countdown(page)).toBeVisible();
        tried();
      });
    }
    await button(page).click();
    await answer(page, home.latitude, home.longitude);
    await expect(status(page)).toHaveText('Location found!');
    await expect(own(page)).toBeVisible();
  },
);

test('the map shows places at the edges of the world', soak, async ({ page }) => {
  const edges = [
    [90, 180],
    [-90, -180],
    [0, 0],
    [-33.9, -70.6],
  ] as const;
  const tried = tryFault({
    area: 'Location',
    fault:
      'The customer is at a pole, on the date line, at latitude and longitude 0, or on the other side of the world',
    outcome: 'The map shows the place; the countdown goes on',
  });
  await holdAnswers(page);
  await followAsVisitor(page);
  // Stop the clock, because otherwise the map would follow the driver's next step.
  await stopClock(page);
  for (const [latitude, longitude] of edges) {
    /* oxlint-disable no-await-in-loop -- one after the other, on the same map */
    await button(page).click();
    await answer(page, latitude, longitude);
    await expect(status(page)).toHaveText('Location found!');
    await page.clock.runFor(100);
    await expectOnMap(page, latitude, longitude);
    const before = await countdown(page).textContent();
    await page.clock.runFor(4000);
    await expect(countdown(page)).not.toHaveText(before ?? '');
    tried();
    /* oxlint-enable no-await-in-loop */
  }
});

test('a location is ignored if it arrives after the customer has opened another order or page', async ({
  page,
}) => {
  const tried = tryFault({
    area: 'Location',
    fault: 'The location arrives when another order, or another page, is on the screen',
    outcome: 'It is not shown, and asking again works',
  });
  await holdAnswers(page);
  await seedStorage(page, 'orders', {
    [trackedId]: sampleOrder(trackedId, 20),
    [otherId]: sampleOrder(otherId, 10),
  });
  await page.goto(trackedPath);
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('textbox', { name: 'Order ID' }).fill(otherId);
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(page).toHaveURL(`/track?id=${otherId}`);
  await expect(button(page)).toHaveAttribute('aria-busy', 'false');
  const expectNothingUntilAsked = async () => {
    await expect(status(page)).toHaveText('');
    await expect(own(page)).toBeHidden();
    await button(page).click();
    await answer(page, home.latitude, home.longitude);
    await expect(status(page)).toHaveText('Location found!');
    await expect(own(page)).toBeVisible();
    tried();
  };
  await answer(page, home.latitude, home.longitude);
  await expectNothingUntilAsked();

  await button(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Restaurants', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 restaurants found');
  await answer(page, home.latitude, home.longitude);
  await page.goBack();
  await expectNothingUntilAsked();
});

test('an unanswered location prompt does not block the page', soak, async ({ page }) => {
  const tried = tryFault({
    area: 'Location',
    fault: 'The browser’s location prompt is never answered',
    outcome: 'Countdown, header and cart keep working',
  });
  await holdAnswers(page);
  await followAsVisitor(page);
  await button(page).click();
  await page.clock.fastForward(60_000);
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { name: /^Delivery in (19|18):/ })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Restaurants', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: neem.name }).first().click();
  await addDish(page, neem.pizza);
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  tried();
});

test('each location request uses the current permission, even after it was revoked and granted again', async ({
  page,
  context,
}) => {
  const tried = tryFault({
    area: 'Location',
    fault: 'The permission is granted, revoked and granted again, and the customer moves',
    outcome: 'Each outcome is shown; a position found earlier stays on the map',
  });
  // Request a new position each time. Chromium would report a recent position even without permission.
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const locate = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (found, failed, options) =>
      locate(found, failed, { ...options, maximumAge: 0 });
  });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(home);
  await followAsVisitor(page);
  await button(page).click();
  await expect(status(page)).toHaveText('Location found!');
  await expect(own(page)).toBeVisible();
  tried();

  await context.clearPermissions();
  await context.grantPermissions(['notifications']);
  await button(page).click();
  await expect(status(page)).toHaveText('Location access denied. Please enable location services.');
  await expect(own(page)).toBeAttached();
  tried();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 28.5, longitude: 77.3 });
  await button(page).click();
  await expect(status(page)).toHaveText('Location found!');
  await expect(own(page)).toBeAttached();
  tried();
});
