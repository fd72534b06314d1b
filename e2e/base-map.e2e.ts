/** FoodDash's own map of the main roads: what a customer sees where no street tiles come. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { goOffline } from './support/offline.ts';
import { seedStorage } from './support/storage.ts';
import { expect, test, tileUrl } from './support/test.ts';
import { deliveryMap, trackedId, trackedOrder, trackedPath } from './support/tracking.ts';

const notice = (page: Page) =>
  deliveryMap(page)
    .getByRole('status')
    .getByText(/^The street map isn’t loading/);
const baseMap = (page: Page) => deliveryMap(page).locator('.leaflet-base-map-pane');

async function openMap(page: Page): Promise<void> {
  await page.goto(trackedPath);
  await expect(deliveryMap(page).getByRole('button', { name: 'Delivery Location' })).toBeVisible();
}

/** What is painted on the ground: how many pixels, and their colours, the most frequent first. */
async function painted(page: Page): Promise<{ pixels: number; colours: string[] }> {
  return baseMap(page).evaluate((pane) => {
    const counts = new Map<string, number>();
    for (const canvas of pane.querySelectorAll('canvas')) {
      const context = canvas.getContext('2d');
      if (!context) continue;
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      for (let at = 0; at < data.length; at += 4) {
        if (data[at + 3] !== 255) continue;
        const colour = `${data[at]} ${data[at + 1]} ${data[at + 2]}`;
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
    }
    const byFrequency = [...counts].toSorted(([, a], [, b]) => b - a);
    return {
      pixels: byFrequency.reduce((sum, [, count]) => sum + count, 0),
      colours: byFrequency.slice(0, 6).map(([colour]) => colour),
    };
  });
}

async function expectRoads(page: Page, road: string, highway: string): Promise<void> {
  await expect.poll(async () => (await painted(page)).pixels).toBeGreaterThan(3000);
  const { colours } = await painted(page);
  expect(colours).toContain(road);
  expect(colours).toContain(highway);
}

test.beforeEach(async ({ page }) => {
  await seedStorage(page, 'orders', { [trackedId]: trackedOrder() });
});

test('where tiles are refused, the roads are there in the colours of either scheme', async ({
  page,
  troubles,
}) => {
  troubles.expect(/Failed to load resource/);
  await page.route(tileUrl, (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 700 });
  await openMap(page);
  await expect(notice(page)).toBeVisible();
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  await expect(
    deliveryMap(page).getByRole('link', { name: 'OpenStreetMap' }),
    'as the licence of the data asks',
  ).toBeVisible();
  await expectRoads(page, '255 255 255', '251 217 187');
  await expectAccessible(page);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expectRoads(page, '81 70 61', '107 70 41');
  await expect(baseMap(page), 'only tiles are inverted').toHaveCSS('filter', 'none');
});

test('tiles that come lie on the roads, and nothing is said', async ({ page }) => {
  await openMap(page);
  await expect(deliveryMap(page).locator('.leaflet-tile-pane img').first()).toBeVisible();
  await expect(notice(page)).toBeHidden();
  const order = (pane: string) =>
    deliveryMap(page)
      .locator(`.leaflet-${pane}-pane`)
      .evaluate((element) => Number(getComputedStyle(element).zIndex));
  expect(await order('base-map')).toBeLessThan(await order('tile'));
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a customer who was here before sees the roads', async ({ page, troubles }) => {
    troubles.expect(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /Failed to load resource/);
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    // The tests' own tiles would come without a network, too.
    await page.context().route(tileUrl, (route) => route.abort('internetdisconnected'));
    await goOffline(page);
    await openMap(page);
    await expect(notice(page)).toBeVisible();
    await expectRoads(page, '255 255 255', '251 217 187');
  });
});
