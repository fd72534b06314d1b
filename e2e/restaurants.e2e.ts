/** The restaurant list: search, cuisine and sort order. */
import type { Page } from '@playwright/test';
import { makkhan, neem } from './support/ordering.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const names = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const search = (page: Page) => page.getByRole('main').getByRole('searchbox');
const cuisine = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Cuisine' }).getByRole('button', { name, exact: true });
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });

test.beforeEach(async ({ page }) => {
  await page.goto('/restaurants');
});

test('all five sample restaurants are there, the best rated first', async ({ page }) => {
  await expect(heading(page)).toHaveText('5 restaurants found');
  await expect(names(page)).toHaveText([
    'Neem & Nigella',
    'Coal & Rumali',
    'Dastan-e-Zafran',
    'Chatpati Toli',
    'Makkhan Verandah',
  ]);
  const closed = page.getByRole('article', { name: makkhan.name });
  await expect(closed.getByText('Closed')).toBeVisible();
  await expect(page.getByRole('main').getByText('Closed')).toHaveCount(1);
});

test('the cuisine filter keeps the kitchens of one cuisine', async ({ page }) => {
  const options = page.getByRole('group', { name: 'Cuisine' }).getByRole('button');
  await expect(options).toHaveText([
    'all',
    'Italian',
    'Chinese',
    'American',
    'Indian',
    'Kebabs & Rolls',
    'Mughlai',
  ]);
  await expect(cuisine(page, 'all')).toHaveAttribute('aria-pressed', 'true');
  await cuisine(page, 'Mughlai').click();
  await expect(heading(page)).toHaveText('1 restaurant found');
  await expect(names(page)).toHaveText(['Dastan-e-Zafran']);
  await expect(cuisine(page, 'Mughlai')).toHaveAttribute('aria-pressed', 'true');
  await expect(cuisine(page, 'all')).toHaveAttribute('aria-pressed', 'false');
  await cuisine(page, 'all').click();
  await expect(heading(page)).toHaveText('5 restaurants found');
});

test('a cuisine that nobody cooks says so and offers the way back', async ({ page }) => {
  await cuisine(page, 'Italian').click();
  await expect(heading(page)).toHaveText('0 restaurants found');
  await expect(page.getByRole('heading', { name: 'No restaurants found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all restaurants' }).click();
  await expect(heading(page)).toHaveText('5 restaurants found');
});

for (const [label, order] of [
  ['deliveryTime', ['Chatpati', 'Coal', 'Neem', 'Dastan', 'Makkhan']],
  ['distance', ['Coal', 'Dastan', 'Chatpati', 'Neem', 'Makkhan']],
  ['deliveryFee', ['Dastan', 'Chatpati', 'Coal', 'Makkhan', 'Neem']],
  ['rating', ['Neem', 'Coal', 'Dastan', 'Chatpati', 'Makkhan']],
] as const) {
  test(`the list sorts by ${label}`, async ({ page }) => {
    // From another order, so that the choice has something to change.
    await sort(page).selectOption(label === 'rating' ? 'distance' : 'rating');
    await sort(page).selectOption(label);
    await expect(names(page)).toHaveText(order.map((word) => new RegExp(`^${word}`)));
  });
}

test('the search finds kitchens by name, cuisine and dish, whatever the case', async ({ page }) => {
  await search(page).fill('zafran');
  await expect(names(page)).toHaveText(['Dastan-e-Zafran']);
  await search(page).fill('PUNJABI');
  await expect(names(page)).toHaveText([makkhan.name]);
  await search(page).fill('kachumber');
  await expect(names(page)).toHaveText([neem.name]);
  await search(page).fill('no such dish');
  await expect(page.getByRole('heading', { name: 'No restaurants found' })).toBeVisible();
});

test('coming back from a restaurant finds the list as it was', async ({ page }) => {
  await search(page).fill('paneer');
  await cuisine(page, 'Indian').click();
  await sort(page).selectOption('distance');
  await expect(names(page).first()).toHaveText('Coal & Rumali');
  const before = await names(page).allTextContents();
  expect(before.length).toBeGreaterThan(1);
  await page.getByRole('link', { name: neem.name }).click();
  await expect(heading(page)).toHaveText(neem.name);
  await page.goBack();
  await expect(search(page)).toHaveValue('paneer');
  await expect(cuisine(page, 'Indian')).toHaveAttribute('aria-pressed', 'true');
  await expect(sort(page)).toHaveValue('distance');
  await expect(names(page)).toHaveText(before);
  await expect(page).toHaveURL('/restaurants');
});

test('coming back finds the list where it was scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('main')).not.toHaveAttribute('data-waiting');
  await page.getByRole('link', { name: makkhan.name }).scrollIntoViewIfNeeded();
  const offset = await page.evaluate(() => scrollY);
  expect(offset).toBeGreaterThan(500);
  await page.getByRole('link', { name: makkhan.name }).click();
  await expect(heading(page)).toHaveText(makkhan.name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('5 restaurants found');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(offset, -1);
});
