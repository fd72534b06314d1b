/** Checks the page of one restaurant, and its menu by category. */
import type { Page } from '@playwright/test';
import { boxOf } from './support/box.ts';
import { expectMarkColours } from './support/colours.ts';
import { coal, makkhan, neem } from './support/ordering.ts';
import { enlargeText } from './support/room.ts';
import { expect, test } from './support/test.ts';

test('the tabs show one category of the menu at a time, and rupees are bolder than dollars @1.4 @2.48 @9.30', async ({
  page,
}) => {
  await page.goto(neem.path);
  const tabs = page.getByRole('tablist', { name: 'Menu categories' }).getByRole('tab');
  await expect(tabs).toHaveText(['all', 'Pizza', 'Pasta', 'Salad', 'Appetizer']);
  const dishes = page.getByRole('tabpanel').getByRole('article');
  await expect(dishes).toHaveCount(15);
  await tabs.getByText('Salad').click();
  await expect(page.getByRole('tab', { name: 'Salad' })).toHaveAttribute('aria-selected', 'true');
  await expect(dishes.getByRole('heading', { level: 4 })).toHaveText([
    'Kachumber Salad',
    'Spiced Chickpea Salad',
    'Chicken Tikka Salad',
  ]);
  const salad = dishes.filter({ hasText: neem.salad });
  await expect(salad.getByRole('img', { name: 'Vegetarian' })).toBeVisible();
  const mark = (name: string) => dishes.getByRole('img', { name, exact: true }).first();
  await expectMarkColours(mark('Vegetarian'), mark('Non-vegetarian'));
  await expect(salad).toContainText('$3.49 / ₹290');
  const [dollars, rupees] = await Promise.all(
    ['$3.49 /', '₹290'].map((text) =>
      salad.getByText(text, { exact: true }).evaluate((price) => {
        const { fontSize, fontWeight } = getComputedStyle(price);
        return { size: Number.parseFloat(fontSize), weight: Number(fontWeight) };
      }),
    ),
  );
  expect(rupees?.size).toBeGreaterThan(dollars?.size ?? Infinity);
  expect(rupees?.weight).toBeGreaterThan(dollars?.weight ?? Infinity);
});

test('on a phone, the first tap after the menu’s search is not lost @23.15', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(neem.path);
  await page.getByRole('searchbox', { name: 'Search the menu' }).click();
  const salad = page.getByRole('tab', { name: 'Salad' });
  // A click lasts a moment, in which the page must not move.
  await salad.click({ delay: 50 });
  await expect(salad).toHaveAttribute('aria-selected', 'true');
});

test('on a wide screen, the dishes of every category are in the same three columns, below headings that are larger than the dishes’ names; the tabs stay below the header, even if large text makes the header two rows high @23.2', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const { path } of [neem, makkhan]) {
    /* oxlint-disable no-await-in-loop -- one page after the other */
    await page.goto(path);
    const menu = page.getByRole('tabpanel');
    const sizeOf = (level: number) =>
      menu
        .getByRole('heading', { level })
        .first()
        .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
    expect(await sizeOf(3)).toBeGreaterThanOrEqual((await sizeOf(4)) + 4);
    const boxes = await Promise.all((await menu.getByRole('article').all()).map(boxOf));
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(3);
    expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
    /* oxlint-enable no-await-in-loop */
  }
  await enlargeText(page);
  const banner = page.getByRole('banner');
  await expect.poll(async () => (await banner.boundingBox())?.height).toBeGreaterThan(100);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expectTabsBelowBanner(page);
});

async function expectTabsBelowBanner(page: Page): Promise<void> {
  await expect(async () => {
    const banner = await page.getByRole('banner').boundingBox();
    const tabs = await page.getByRole('tablist', { name: 'Menu categories' }).boundingBox();
    expect(tabs?.y).toBeCloseTo((banner?.y ?? 0) + (banner?.height ?? 0), -1);
  }).toPass({ timeout: 10_000 });
}

test('on a phone, a restaurant’s header takes at most a third of the screen, the first dish begins in the top 360 pixels, and the tabs and a short category stay visible @2.48.1', async ({
  page,
}) => {
  const screen = { width: 390, height: 844 };
  await page.setViewportSize(screen);
  for (const { path, name } of [coal, neem]) {
    /* oxlint-disable no-await-in-loop -- one page after the other */
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const banner = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const menu = (await page.getByRole('region', { name: 'Menu' }).boundingBox())?.y ?? 0;
    expect(menu - banner).toBeGreaterThan(100);
    expect(menu - banner).toBeLessThanOrEqual(screen.height / 3);
    expect((await boxOf(page.getByRole('article').first())).y).toBeLessThanOrEqual(360);
    /* oxlint-enable no-await-in-loop */
  }
  const tabs = page.getByRole('tablist', { name: 'Menu categories' });
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expectTabsBelowBanner(page);
  await tabs.getByRole('tab', { name: 'Salad' }).click();
  await expect(page.getByRole('heading', { name: neem.salad })).toBeInViewport();
  await expect(tabs).toBeInViewport();
});
