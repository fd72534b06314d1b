/** Checks the restaurant list's layout, its links, and its state after the customer returns. */
import type { Locator, Page } from '@playwright/test';
import { boxOf } from './support/box.ts';
import { holdRequests } from './support/hold-back.ts';
import { neem } from './support/ordering.ts';
import { expect, soak, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollOffset = (page: Page) => page.evaluate(() => scrollY);

const colourOf = (chip: Locator) => chip.evaluate((node) => getComputedStyle(node).backgroundColor);

test('on a phone, the search and the filters take at most 110 pixels, or 150 with active filters, and two and a half restaurants are visible @21.6', async ({
  page,
}) => {
  const screen = { width: 390, height: 844 };
  await page.setViewportSize(screen);
  await page.goto('/restaurants');
  const main = page.getByRole('main');
  const tools = main.getByRole('search');
  const { height } = await boxOf(tools);
  expect(height).toBeGreaterThan(40);
  expect(height).toBeLessThanOrEqual(110);
  const third = await boxOf(main.getByRole('article').nth(2));
  expect(third.height).toBeGreaterThan(150);
  expect(screen.height - third.y).toBeGreaterThanOrEqual(third.height / 2);
  // The footer takes at most half a screen.
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Track Order' })).toBeVisible();
  expect((await boxOf(footer)).height).toBeLessThanOrEqual(420);

  await page.setViewportSize({ width: 320, height: 640 });
  const sheet = page.getByRole('dialog', { name: 'Sort and filter' });
  await tools.getByRole('button', { name: 'Filters' }).click();
  await sheet.getByRole('button', { name: 'Favourites' }).click();
  await sheet.getByRole('button', { name: 'Open now' }).click();
  await sheet
    .getByRole('combobox', { name: 'Estimated delivery time' })
    .selectOption('Within about 25 min');
  await sheet.getByRole('button', { name: 'Kebabs & Rolls' }).click();
  await expect(sheet.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Show 0 restaurants' }).click();
  await expect(tools.getByRole('button', { name: 'Filters, 4 active' })).toBeFocused();
  const inEffect = tools.getByRole('group', { name: 'Active filters' });
  await expect(inEffect.getByRole('button')).toHaveCount(5);
  expect((await boxOf(tools)).height).toBeLessThanOrEqual(150);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const chip of await inEffect.getByRole('button').all()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await boxOf(chip)).height).toBeGreaterThanOrEqual(24);
  }
});

test('filters survive a reload and going back, and can be cleared by keyboard @21.5', async ({
  page,
}) => {
  await page.goto('/restaurants');
  const tools = page.getByRole('main').getByRole('search');
  const open = tools.getByRole('button', { name: 'Open now', exact: true });
  const time = tools.getByRole('combobox', { name: 'Estimated delivery time' });
  const inEffect = tools.getByRole('group', { name: 'Active filters' });
  await open.click();
  await time.selectOption('Within about 25 min');
  await expect(heading(page)).toHaveText('3 restaurants found');
  await page.reload();
  await expect(open).toHaveAttribute('aria-pressed', 'true');
  await expect(time).toHaveValue('25');
  await expect(heading(page)).toHaveText('3 restaurants found');
  await page.getByRole('link', { name: neem.name }).press('Enter');
  await expect(heading(page)).toHaveText(neem.name);
  await page.goBack();
  await expect(heading(page)).toHaveText('3 restaurants found');
  await inEffect.getByRole('button', { name: 'Open now, remove filter' }).press('Enter');
  const left = inEffect.getByRole('button', { name: 'Within about 25 min, remove filter' });
  await expect(left).toBeFocused();
  await left.press('Enter');
  await expect(tools.getByRole('button', { name: /^All \d/i })).toBeFocused();
  await expect(inEffect).toBeHidden();
  await expect(heading(page)).toHaveText('5 restaurants found');
});

test('five restaurants leave no gap in any row at 768, 1280 and 1920 pixels; a filter that is turned on is as wide as before, has a tick and keeps its colour while it is hovered or focused', async ({
  page,
}) => {
  await page.goto('/restaurants');
  for (const width of [768, 1280, 1920]) {
    /* oxlint-disable no-await-in-loop -- one width after the other, on the same page */
    await page.setViewportSize({ width, height: 1000 });
    const list = await boxOf(page.getByRole('list', { name: 'Restaurants' }));
    const cards = await Promise.all((await page.getByRole('article').all()).map(boxOf));
    expect(cards).toHaveLength(5);
    for (const row of new Set(cards.map(({ y }) => y))) {
      const inRow = cards.filter(({ y }) => y === row);
      const left = Math.min(...inRow.map(({ x }) => x));
      const right = Math.max(...inRow.map(({ x, width: wide }) => x + wide));
      expect(left, `on ${width} pixels`).toBeCloseTo(list.x, 0);
      expect(right, `on ${width} pixels`).toBeCloseTo(list.x + list.width, 0);
    }
    /* oxlint-enable no-await-in-loop */
  }

  const tools = page.getByRole('main').getByRole('search');
  const open = tools.getByRole('button', { name: 'Open now', exact: true });
  const all = tools.getByRole('button', { name: /^All \d/i });
  const before = await boxOf(open);
  await open.click();
  await expect(open.locator('svg')).toBeVisible();
  expect((await boxOf(open)).width).toBeCloseTo(before.width, 0);
  expect(await colourOf(open)).toBe(await colourOf(all));
  await open.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(open).toBeFocused();
  await expect(open).toHaveCSS('outline-style', 'solid');
  expect(await colourOf(open)).toBe(await colourOf(all));
});

test('a dish found by search is visible and focused on the menu @2.39.1', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/restaurants?search=galouti');
  const dish = page.getByRole('article', { name: 'Galouti Kebab' });
  const isInSight = async () => {
    await expect(dish).toBeInViewport({ ratio: 1 });
    await expect(dish).toHaveAttribute('aria-current', 'true');
    const { y } = await boxOf(dish);
    const tabs = await boxOf(page.getByRole('tablist', { name: 'Menu categories' }));
    expect(y).toBeGreaterThanOrEqual(tabs.y + tabs.height);
  };
  await page.getByRole('link', { name: /^Galouti Kebab/ }).click();
  await expect(heading(page)).toHaveText('Dastan-e-Zafran');
  await expect(dish).toBeFocused();
  await isInSight();
  await page.reload();
  await isInSight();
  // The URL also leads to the dish if it is opened on another page.
  const address = page.url();
  await page.goto('/about');
  await page.goto(address);
  await isInSight();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: 'Back to restaurants' }).click();
  await page.goBack();
  await expect(heading(page)).toBeInViewport();
});

test('the list has the same filters and scroll position after a visit to a restaurant @2.45', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/restaurants');
  const main = page.getByRole('main');
  const names = main.getByRole('article').getByRole('heading', { level: 2 });
  const sheet = page.getByRole('dialog', { name: 'Sort and filter' });
  await main.getByRole('searchbox').fill('paneer');
  await main.getByRole('button', { name: 'Filters' }).click();
  await sheet.getByRole('button', { name: /^Indian/ }).click();
  await sheet.getByRole('combobox', { name: 'Sort by' }).selectOption('distance');
  // Unlike the buttons of other dialogs on a phone, these two are side by side.
  const clear = await boxOf(sheet.getByRole('button', { name: 'Clear filters' }));
  expect((await boxOf(sheet.getByRole('button', { name: /^Show / }))).y).toBeCloseTo(clear.y, 0);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(names.first()).toHaveText('Coal & Rumali');
  const before = await names.allTextContents();
  expect(before.length).toBeGreaterThan(1);
  await page.evaluate(() => scrollTo(0, 500));
  const isAsItWas = async () => {
    await expect(main.getByRole('searchbox')).toHaveValue('paneer');
    await expect(main.getByRole('button', { name: 'Indian, remove filter' })).toBeVisible();
    // On a phone, the controls themselves are hidden until the sheet opens.
    await expect(main.locator('select[name=sort]')).toHaveValue('distance');
    await expect(
      main
        .getByRole('group', { name: 'Cuisine', includeHidden: true })
        .getByText('Indian', { exact: true })
        .locator('xpath=ancestor::button'),
    ).toHaveAttribute('aria-pressed', 'true');
    await expect(names).toHaveText(before);
    await expect(page).toHaveURL('/restaurants');
    await expect.poll(() => scrollOffset(page)).toBeGreaterThan(400);
  };
  await page.getByRole('link', { name: neem.name }).press('Enter');
  await expect(heading(page)).toHaveText(neem.name);
  await expect.poll(() => scrollOffset(page)).toBe(0);
  await page.goBack();
  await isAsItWas();
  await page.getByRole('link', { name: neem.name }).press('Enter');
  await expect(heading(page)).toHaveText(neem.name);
  await page.reload();
  await page.getByRole('link', { name: 'Back to restaurants' }).click();
  await isAsItWas();
  // “Back to restaurants” went back in the history, so the restaurant's page is the next entry.
  await page.goForward();
  await expect(heading(page)).toHaveText(neem.name);
});

test('a reload shows only the filtered list, however slowly the app loads, and does not lose text that is still being typed', async ({
  page,
}) => {
  await page.goto('/restaurants');
  const main = page.getByRole('main');
  const box = main.getByRole('searchbox');
  const cuisine = main.getByRole('group', { name: 'Cuisine', exact: true });
  const indian = cuisine.getByRole('button', { name: /^Indian/ });
  await indian.click();
  await box.fill('paneer');
  await expect(heading(page)).toHaveText('4 restaurants found');
  await expect(box).toBeFocused();
  const letGo = await holdRequests(page, /\/assets\/.*\.js/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(/^Flat \$/)).toBeVisible();
  await expect(heading(page)).toBeHidden();
  await expect(main.getByRole('article')).toHaveCount(0);
  letGo();
  await expect(heading(page)).toHaveText('4 restaurants found');
  await expect(indian).toHaveAttribute('aria-pressed', 'true');
  await expect(box).toHaveValue('paneer');
});

/**
 * Numbers of frames between a search and a click. The list removes the search from the URL at most nine
 * frames after the search.
 */
for (const [some, passedFrames, details = {}] of [
  ['at most three', [0, 1, 3]],
  ['up to nine', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], soak],
] as const) {
  test(
    `if a link is clicked ${some} frames after a search, the linked page opens and the list does not replace that page`,
    details,
    async ({ page }) => {
      await page.goto('/restaurants');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
      for (const frames of passedFrames) {
        /* oxlint-disable no-await-in-loop -- one after the other, on the same page */
        await page.getByRole('banner').getByRole('searchbox').fill('naan');
        await page.evaluate(async (passing) => {
          document.querySelector<HTMLInputElement>('header input')?.form?.requestSubmit();
          for (let passed = 0; passed < passing; passed += 1)
            await new Promise((resolve) => {
              requestAnimationFrame(resolve);
            });
          document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click();
        }, frames);
        await expect(page, `after ${frames} frames`).toHaveURL('/terms');
        await page.goBack();
        await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('naan');
        await expect(page).toHaveURL('/restaurants');
        await page.goForward();
        await expect(page, `forward, after ${frames} frames`).toHaveURL('/terms');
        await page.goBack();
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
        /* oxlint-enable no-await-in-loop */
      }
    },
  );
}
