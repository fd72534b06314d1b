/** Checks the map, the driver and the tracking card on the tracking page of an order. */
import type { Locator, Page } from '@playwright/test';
import { driverPositions } from '../src/data/streets.ts';
import { boxOf } from './support/box.ts';
import type { Box } from './support/box.ts';
import { narrowest } from './support/room.ts';
import { expect, test, tileUrl } from './support/test.ts';
import {
  deliveryMap,
  followAsCustomer,
  followAsVisitor,
  orderCard,
  stopClock,
  trackedOrder,
} from './support/tracking.ts';

const { id, driver } = trackedOrder();
const rating = '4.8 out of 5 stars';

/** A place north of central Delhi. The map of an order to the default address does not show this place. */
const home = { latitude: 28.7041, longitude: 77.1025 };
const delhi = { latitude: 28.6139, longitude: 77.209 };

/** Milliseconds that are enough for the map to glide to another place. */
const GLIDE = 300;

function alertOf(page: Page): Locator {
  return page.getByRole('main').getByRole('alert');
}

function marker(page: Page, name: string): Locator {
  return deliveryMap(page).getByRole('button', { name, exact: true });
}

const restaurantMarker = (page: Page) => marker(page, 'Restaurant: Neem & Nigella');
const deliveryMarker = (page: Page) => marker(page, 'Delivery Location');
const driverMarker = (page: Page) => marker(page, 'Driver Location');

/** Returns the map itself, without the sentences below it. */
function mapPane(page: Page): Locator {
  return deliveryMap(page).locator('.leaflet-container');
}

function popup(page: Page): Locator {
  return deliveryMap(page).locator('.leaflet-popup-content');
}

async function openPopup(page: Page, icon: Locator): Promise<void> {
  await icon.press('Enter');
  // Let the previous popup fade out.
  await page.clock.runFor(GLIDE);
}

function routeLine(page: Page): Locator {
  return deliveryMap(page).locator('.leaflet-overlay-pane .leaflet-interactive');
}

function locationButton(page: Page): Locator {
  return deliveryMap(page).getByRole('button', { name: 'Get my location' });
}

type Point = { x: number; y: number };

const middleOf = ({ y, height }: Box) => y + height / 2;

/** Returns the point on the screen to which a marker points. Leaflet offsets the icon by a margin. */
async function placeOf(icon: Locator): Promise<Point> {
  return icon.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    const { marginLeft, marginTop } = getComputedStyle(element);
    return {
      x: Math.round(x - Number.parseFloat(marginLeft)),
      y: Math.round(y - Number.parseFloat(marginTop)),
    };
  });
}

/** Returns the distance from the driver's marker to another marker, in pixels to the right and down. */
async function wayTo(page: Page, icon: Locator): Promise<Point> {
  const [from, to] = await Promise.all([placeOf(driverMarker(page)), placeOf(icon)]);
  return { x: to.x - from.x, y: to.y - from.y };
}

const wayLeft = (page: Page) => wayTo(page, deliveryMarker(page));

async function expectInView(page: Page, icon: Locator): Promise<void> {
  const padding = 20;
  const map = await boxOf(mapPane(page));
  const { x, y } = await placeOf(icon);
  expect(x).toBeGreaterThanOrEqual(map.x + padding - 1);
  expect(x).toBeLessThanOrEqual(map.x + map.width - padding + 1);
  expect(y).toBeGreaterThanOrEqual(map.y + padding - 1);
  expect(y).toBeLessThanOrEqual(map.y + map.height - padding + 1);
}

async function expectColour(icon: Locator, colour: string): Promise<void> {
  const picture = await icon.evaluate(async (image: HTMLImageElement) =>
    (await fetch(image.src)).text(),
  );
  expect(picture).toContain(`fill="${colour}"`);
}

/** Checks that 24 by 24 pixels of a marker are uncovered, so that it can be tapped (WCAG 2.2, 2.5.8). */
async function expectRoomForAFinger(icon: Locator): Promise<void> {
  // Scroll the marker away from the edges of the window, where a notice may cover it.
  await icon.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const hasRoom = await icon.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isOpen = (x: number, y: number) => document.elementFromPoint(x, y) === element;
    const offsets = [0, 4, 8, 12, 16, 20, 23.5];
    for (let x = left + 0.25; x + 23.5 < right; x += 2) {
      for (let y = top + 0.25; y + 23.5 < bottom; y += 2) {
        if (offsets.every((across) => offsets.every((down) => isOpen(x + across, y + down)))) {
          return true;
        }
      }
    }
    return false;
  });
  expect(hasRoom, (await icon.getAttribute('alt')) ?? '').toBe(true);
}

type Tile = { url: string; zoom: number; latitude: number; longitude: number };

/** Returns the zoom and the north-west corner of a tile, `.../{z}/{x}/{y}.png`. */
function readTile(url: string): Tile {
  const [zoom = NaN, x = NaN, y = NaN] = url.split('/').slice(-3).map(Number.parseFloat);
  const count = 2 ** zoom;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / count))) * 180) / Math.PI;
  return { url, zoom, latitude, longitude: (x / count) * 360 - 180 };
}

/** Records every street tile that the page requests from now on. */
function watchTiles(page: Page): Tile[] {
  const tiles: Tile[] = [];
  page.on('request', (request) => {
    if (tileUrl.test(request.url())) tiles.push(readTile(request.url()));
  });
  return tiles;
}

/** Moves the clock until the map has stopped gliding. */
async function glide(page: Page): Promise<void> {
  await page.clock.runFor(GLIDE);
  // The browser's own transitions don't follow the stopped clock.
  await expect
    .poll(() =>
      mapPane(page).evaluate(
        (map) =>
          map.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
            .length,
      ),
    )
    .toBe(0);
}

/** Returns a description of each pair of a marker and a control that overlap. */
async function findCoveredMarkers(page: Page): Promise<string[]> {
  return mapPane(page).evaluate((map) => {
    const controls = Array.from(
      map.parentElement?.querySelectorAll('.over-map, .leaflet-control') ?? [],
    );
    const icons = Array.from(map.querySelectorAll<HTMLImageElement>('.leaflet-marker-icon'));
    return icons.flatMap((icon) => {
      const a = icon.getBoundingClientRect();
      return controls
        .filter((control) => {
          const b = control.getBoundingClientRect();
          const isBeside = a.right <= b.left || b.right <= a.left;
          return !isBeside && a.bottom > b.top && b.bottom > a.top;
        })
        .map((control) => `${icon.alt} and ${control.className}`);
    });
  });
}

/** Allows the browser to locate the customer, and clicks “Get my location”. */
async function locate(page: Page): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(home);
  await locationButton(page).click();
  await expect(deliveryMap(page).getByText('Location found!')).toBeVisible();
  await glide(page);
}

test('on a phone, the first screen shows the whole map and the countdown below it, the form unfolds in one row, the steps are below each other, and the order appears without a layout shift @2.89', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        globalThis.shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await followAsVisitor(page);
  await expect(alertOf(page)).toBeVisible();
  expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
  const field = page.getByRole('textbox', { name: 'Order ID' });
  await expect(field).toBeHidden();
  const unfold = page.getByRole('button', { name: 'Track another order' });
  await unfold.click();
  await expect(field).toHaveValue(id);
  await unfold.click();
  await expect(field).toBeHidden();

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 780 },
  ]) {
    /* oxlint-disable no-await-in-loop -- one phone after the other */
    await page.setViewportSize(viewport);
    const [timer, map] = await Promise.all([boxOf(page.getByRole('timer')), boxOf(mapPane(page))]);
    expect(map.x).toBe(0);
    expect(map.width).toBe(viewport.width);
    expect(timer.y).toBeGreaterThan(map.y + map.height);
    expect(timer.y + timer.height).toBeLessThan(viewport.height);

    await unfold.click();
    const [input, button] = await Promise.all([
      boxOf(field),
      boxOf(page.getByRole('button', { name: 'Track Order' })),
    ]);
    expect(Math.abs(middleOf(input) - middleOf(button))).toBeLessThan(8);
    await unfold.click();
    /* oxlint-enable no-await-in-loop */
  }

  await page.setViewportSize(narrowest);
  const steps = page.getByRole('region', { name: 'Order progress' }).getByRole('listitem');
  const boxes = await Promise.all((await steps.all()).map(boxOf));
  expect(boxes.map(({ x }) => x)).toEqual(Array(3).fill(boxes[0]?.x));
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
});

test('on a wide screen, the details are below the map and the driver is beside it; on a phone, “Track on Map” brings the map into view @2.92 @2.94', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await followAsCustomer(page);
  const region = (name: string) => boxOf(page.getByRole('region', { name }));
  const [map, details, address, side] = await Promise.all([
    region('Delivery map'),
    region('Order details'),
    region('Delivery Address'),
    region('Driver'),
  ]);
  expect(details.y).toBeGreaterThan(map.y + map.height);
  expect(address.y).toBe(details.y);
  expect(address.x + address.width).toBeLessThan(map.x + map.width);
  expect(side.x).toBeGreaterThan(map.x + map.width);
  expect(side.y).toBeLessThan(map.y + map.height);

  await page.setViewportSize({ width: 412, height: 700 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(mapPane(page)).not.toBeInViewport({ ratio: 0.5 });
  await orderCard(page).getByRole('button', { name: 'Track on Map' }).click();
  await expect(mapPane(page)).toBeInViewport({ ratio: 1 });
  await expect(deliveryMap(page)).toBeFocused();
});

test.describe('the map', () => {
  let tiles: Tile[] = [];

  test.beforeEach(async ({ page }) => {
    tiles = watchTiles(page);
    await followAsVisitor(page);
    await stopClock(page);
  });

  test('the map requests street tiles around Delhi @2.96 @7.12 @9.27', async ({ page }) => {
    await expect.poll(() => tiles.length).toBeGreaterThan(4);
    const pictures = mapPane(page).locator('.leaflet-tile-pane img');
    await expect(pictures.first()).toHaveCSS('width', '256px');
    await expect(pictures.first()).toHaveCSS('height', '256px');

    const zoomIn = deliveryMap(page).getByRole('button', { name: 'Zoom in' });
    for (let click = 0; click < 10; click += 1) {
      /* oxlint-disable no-await-in-loop -- one step after the other */
      if ((await zoomIn.getAttribute('aria-disabled')) === 'true') break;
      await zoomIn.click();
      await glide(page);
      /* oxlint-enable no-await-in-loop */
    }
    await expect.poll(() => Math.max(...tiles.map(({ zoom }) => zoom))).toBe(18);
    for (const { url, latitude, longitude } of tiles) {
      expect(url).toMatch(/\/\d+\/\d+\/\d+\.png$/);
      expect(Math.abs(latitude - delhi.latitude), url).toBeLessThan(0.5);
      expect(Math.abs(longitude - delhi.longitude), url).toBeLessThan(0.5);
    }
  });

  test('the map is 400 pixels high, with the Live card, the pin, the location button, and markers with colours and popups @2.96 @2.98 @2.99 @2.101 @7.13 @9.26', async ({
    page,
  }) => {
    await expectColour(restaurantMarker(page), '#ea580c');
    await restaurantMarker(page).click();
    await page.clock.runFor(GLIDE);
    await expect(popup(page)).toHaveText('Neem & NigellaNorth Indian4.8');
    await expect(popup(page).getByRole('img', { name: rating })).toBeVisible();

    await expectColour(deliveryMarker(page), '#dc2626');
    await openPopup(page, deliveryMarker(page));
    await expect(popup(page)).toHaveText('Delivery LocationDelivery address');

    await expectColour(driverMarker(page), '#2563eb');
    await openPopup(page, driverMarker(page));
    await expect(popup(page)).toContainText(`Driver Location${driver.name}`);
    const said = (await popup(page).textContent()) ?? '';
    expect(driverPositions).toContain(said.replace(`Driver Location${driver.name}`, ''));
    expect(await placeOf(driverMarker(page))).toEqual(await placeOf(restaurantMarker(page)));

    // Let the pin bounce from now on. The earlier clicks on markers needed a map without motion.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const map = await boxOf(mapPane(page));
    expect(map.height).toBe(400);

    const button = await boxOf(locationButton(page));
    expect(button.x - map.x).toBeGreaterThanOrEqual(0);
    expect(button.x - map.x).toBeLessThan(40);
    expect(button.y - map.y).toBeGreaterThanOrEqual(0);
    expect(button.y - map.y).toBeLessThan(40);

    const pin = deliveryMap(page).locator('img[src*="pushpin"]');
    await expect(pin.locator('..')).toHaveCSS('animation-iteration-count', 'infinite');
    const overlays = [deliveryMap(page).getByText('Live', { exact: true }), pin];
    for (const { x, y, width, height } of await Promise.all(overlays.map(boxOf))) {
      expect(x).toBeGreaterThanOrEqual(map.x);
      expect(x + width).toBeLessThanOrEqual(map.x + map.width);
      expect(y).toBeGreaterThanOrEqual(map.y);
      expect(y + height).toBeLessThanOrEqual(map.y + map.height);
    }
  });

  test('the route is drawn at once, and ends at the customer’s location once it is found; markers at the same place can each be tapped @2.98 @2.100 @4.24', async ({
    page,
  }) => {
    await page.clock.runFor(GLIDE);
    await expectRoomForAFinger(restaurantMarker(page));
    await expectRoomForAFinger(driverMarker(page));
    const before = await placeOf(deliveryMarker(page));
    await expect(routeLine(page)).toBeVisible();
    await expect(marker(page, 'Your Location')).toBeHidden();
    await locate(page);

    expect(await placeOf(deliveryMarker(page))).not.toEqual(before);
    expect(await placeOf(marker(page, 'Your Location'))).toEqual(
      await placeOf(deliveryMarker(page)),
    );
    await expect(routeLine(page)).toHaveAttribute('stroke', '#2563eb');
    await expect(routeLine(page)).toHaveAttribute('stroke-width', '3');
    await expect(routeLine(page)).toHaveAttribute('stroke-opacity', '0.7');
    const ends = await routeLine(page).evaluate((path: SVGPathElement) =>
      [0, path.getTotalLength()].map((length) => {
        const { x, y } = path.getPointAtLength(length).matrixTransform(path.getScreenCTM() ?? {});
        return { x, y };
      }),
    );
    for (const [index, icon] of [restaurantMarker(page), deliveryMarker(page)].entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one end after the other
      const { x, y } = await placeOf(icon);
      expect(Math.abs((ends[index]?.x ?? NaN) - x)).toBeLessThan(3);
      expect(Math.abs((ends[index]?.y ?? NaN) - y)).toBeLessThan(3);
    }

    await page.clock.runFor(30_000);
    await expect.poll(() => wayLeft(page)).toEqual({ x: 0, y: 0 });
    await expectRoomForAFinger(deliveryMarker(page));
    await expectRoomForAFinger(marker(page, 'Your Location'));
    await expectRoomForAFinger(driverMarker(page));

    // Open the popups last, because they cover other markers.
    await openPopup(page, deliveryMarker(page));
    await expect(popup(page)).toHaveText('Delivery LocationYour current location');
    await expectColour(marker(page, 'Your Location'), '#16a34a');
    await openPopup(page, marker(page, 'Your Location'));
    await expect(popup(page)).toHaveText('Your LocationCurrent position');
  });

  test('the map first shows the restaurant and the customer, then follows the driver at zoom level 15 @2.102 @9.25', async ({
    page,
  }) => {
    await expectInView(page, restaurantMarker(page));
    await expectInView(page, deliveryMarker(page));
    await locate(page);
    await expectInView(page, restaurantMarker(page));
    await expectInView(page, deliveryMarker(page));
    await page.clock.runFor(1600);
    expect(tiles.filter(({ zoom }) => zoom >= 15)).toEqual([]);

    await page.clock.runFor(100);
    await glide(page);
    await glide(page);
    await expect.poll(() => tiles.at(-1)?.zoom).toBe(15);
    const map = await boxOf(mapPane(page));
    const { x, y } = await placeOf(driverMarker(page));
    expect(Math.abs(x - (map.x + map.width / 2))).toBeLessThan(3);
    expect(Math.abs(y - (map.y + map.height / 2))).toBeLessThan(3);
  });
});

test('the map’s markers and controls never cover each other, on phones and on wide screens @2.103.2', async ({
  page,
}) => {
  await followAsVisitor(page);
  await stopClock(page);
  for (const width of [320, 1280]) {
    /* oxlint-disable no-await-in-loop -- one screen after the other */
    await page.setViewportSize({ width, height: 780 });
    await page.reload();
    await expect
      .poll(async () => {
        await page.clock.runFor(GLIDE);
        return deliveryMarker(page).isVisible();
      })
      .toBe(true);
    await glide(page);
    expect(await findCoveredMarkers(page), `before the position is known, ${width} px`).toEqual([]);
    await locate(page);
    expect(await findCoveredMarkers(page), `once the position is known, ${width} px`).toEqual([]);
    for (let move = 0; move < 2; move += 1) {
      await page.clock.runFor(2000);
      await glide(page);
      expect(await findCoveredMarkers(page), `on the way, ${width} px`).toEqual([]);
    }
    /* oxlint-enable no-await-in-loop */
  }
});

test('the mouse wheel scrolls the page past the map, and with Ctrl it zooms the map; the driver’s marker moves from the restaurant to the door when the order is delivered @2.103.1', async ({
  page,
}) => {
  await followAsVisitor(page);
  const distanceTo = async (icon: Locator) => {
    const { x, y } = await wayTo(page, icon);
    return Math.hypot(x, y);
  };
  await expect(driverMarker(page)).toBeVisible();
  expect(await distanceTo(restaurantMarker(page))).toBeLessThan(
    await distanceTo(deliveryMarker(page)),
  );
  await mapPane(page).scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  const { x, y, width, height } = await boxOf(mapPane(page));
  await page.mouse.move(x + width / 2, y + height / 2);
  const start = await scrolled();
  await page.mouse.wheel(0, 100);
  await expect.poll(scrolled).toBe(start + 100);
  await expect(mapPane(page).getByText('Hold Ctrl and scroll to zoom the map')).toBeVisible();

  const before = await wayLeft(page);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -150);
  await page.keyboard.up('Control');
  await expect
    .poll(async () => Math.abs((await wayLeft(page)).y))
    .toBeGreaterThan(Math.abs(before.y));
  expect(await scrolled()).toBe(start + 100);

  await page.clock.fastForward('31:00');
  await expect(page.getByRole('heading', { name: 'Delivered!' })).toBeVisible();
  await expect
    .poll(
      async () =>
        (await distanceTo(deliveryMarker(page))) < (await distanceTo(restaurantMarker(page))),
    )
    .toBe(true);
});
