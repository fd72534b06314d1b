/** FoodDash's own map of the main roads, beneath the street tiles. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { deliveryMap } from './tracking.ts';

/** Returns the map's notice that street tiles do not load. */
export function tilesNotice(page: Page): Locator {
  return deliveryMap(page)
    .getByRole('status')
    .getByText(/^The detailed map didn’t load/);
}

export function baseMap(page: Page): Locator {
  return deliveryMap(page).locator('.leaflet-base-map-pane');
}

/** Returns the number of painted pixels on the base map, and their six most frequent colours. */
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

const coloursOfRoads = {
  light: ['255 255 255', '251 217 187'],
  dark: ['81 70 61', '107 70 41'],
} as const;

/** Checks that roads and highways are drawn in the colours of the scheme. */
export async function expectRoads(page: Page, scheme: keyof typeof coloursOfRoads): Promise<void> {
  await expect.poll(async () => (await painted(page)).pixels).toBeGreaterThan(3000);
  const { colours } = await painted(page);
  expect(colours).toEqual(expect.arrayContaining([...coloursOfRoads[scheme]]));
}
