/** Checks FoodDash's own map of the main roads, which customers see if street tiles don't load. */
import { expectAccessible } from './support/axe.ts';
import { baseMap, expectRoads, tilesNotice } from './support/base-map.ts';
import { seedStorage } from './support/storage.ts';
import { expect, showTile, test, tileUrl } from './support/test.ts';
import { deliveryMap, trackedId, trackedOrder, trackedPath } from './support/tracking.ts';

test.use({ tiles: 'routed' });

test('if tiles don’t load, the map shows roads and a notice in both colour schemes; once tiles load, they cover the roads, and the notice disappears @2.103', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await page.route(tileUrl, (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 700 });
  await seedStorage(page, 'orders', { [trackedId]: trackedOrder() });
  await page.goto(trackedPath);
  const map = deliveryMap(page);
  await expect(map.getByRole('button', { name: 'Delivery Location' })).toBeVisible();
  await expect(tilesNotice(page)).toBeVisible();
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  await expect(
    map.getByRole('link', { name: 'OpenStreetMap' }),
    'as the licence of the data asks',
  ).toBeVisible();
  await expectRoads(page, 'light');
  await expectAccessible(page, '[aria-label="Delivery map"]');

  await page.emulateMedia({ colorScheme: 'dark' });
  await expectRoads(page, 'dark');
  await expect(baseMap(page), 'only tiles are inverted').toHaveCSS('filter', 'none');

  await page.route(tileUrl, showTile);
  await map.getByRole('button', { name: 'Zoom out' }).click();
  await expect(tilesNotice(page)).toBeHidden();
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible();
  const order = (pane: string) =>
    map
      .locator(`.leaflet-${pane}-pane`)
      .evaluate((element) => Number(getComputedStyle(element).zIndex));
  expect(await order('base-map')).toBeLessThan(await order('tile'));
});
