/** The restaurant list, as the browser goes away from it and comes back. */
import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back.ts';
import { neem } from './support/ordering.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollOffset = (page: Page) => page.evaluate(() => scrollY);

test('coming back from a restaurant finds the list as it was, where it was scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/restaurants');
  const main = page.getByRole('main');
  const names = main.getByRole('article').getByRole('heading', { level: 2 });
  const indian = main
    .getByRole('group', { name: 'Cuisine' })
    .getByRole('button', { name: 'Indian' });
  await main.getByRole('searchbox').fill('paneer');
  await indian.click();
  await main.getByRole('combobox', { name: 'Sort by' }).selectOption('distance');
  await expect(names.first()).toHaveText('Coal & Rumali');
  const before = await names.allTextContents();
  expect(before.length).toBeGreaterThan(1);
  await page.evaluate(() => scrollTo(0, 500));
  await page.getByRole('link', { name: neem.name }).press('Enter');
  await expect(heading(page)).toHaveText(neem.name);
  await expect.poll(() => scrollOffset(page)).toBe(0);
  await page.goBack();
  await expect(main.getByRole('searchbox')).toHaveValue('paneer');
  await expect(indian).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('combobox', { name: 'Sort by' })).toHaveValue('distance');
  await expect(names).toHaveText(before);
  await expect(page).toHaveURL('/restaurants');
  await expect.poll(() => scrollOffset(page)).toBeGreaterThan(400);
});

test('what is typed survives a reload, also while the caret is still in the box', async ({
  page,
}) => {
  await page.goto('/restaurants');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('paneer');
  await expect(heading(page)).not.toHaveText('5 restaurants found');
  const found = (await heading(page).textContent()) ?? '';
  await expect(box).toBeFocused();
  await page.reload();
  await expect(box).toHaveValue('paneer');
  await expect(heading(page)).toHaveText(found);
});

test('a reload shows no list but the customer’s, however long the app takes to come', async ({
  page,
}) => {
  await page.goto('/restaurants');
  await page.getByRole('main').getByRole('button', { name: 'Mughlai' }).click();
  await expect(heading(page)).toHaveText('1 restaurant found');
  const letGo = await holdBack(page, /\/assets\/.*\.js/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Kitchens from all over Delhi.')).toBeVisible();
  await expect(heading(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  letGo();
  await expect(heading(page)).toHaveText('1 restaurant found');
});
