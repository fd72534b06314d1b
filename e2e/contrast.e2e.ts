/** Checks contrasts that axe does not check: the contrasts of edges, of disabled controls and of lines. */
import { expectContrast, inBothSchemes } from './support/colours.ts';
import { addButton, makkhan, neem } from './support/ordering.ts';
import { expect, test } from './support/test.ts';

const EDGE = 3;
const TEXT = 4.5;

test('the edges of filters and buttons have a contrast of at least 3:1', async ({ page }) => {
  await page.goto('/restaurants');
  const filters = page.getByRole('search', { name: 'Restaurants' });
  const controls = [
    ...['Veg mode', 'Allergens', 'Open now', 'Indian 5', 'Italian 0', 'Favourites'].map((name) =>
      filters.getByRole('button', { name }),
    ),
    filters.getByRole('combobox', { name: 'Sort by' }),
    filters.getByRole('combobox', { name: 'Estimated delivery time' }),
  ];
  await inBothSchemes(page, async () => {
    // oxlint-disable-next-line no-await-in-loop -- one control after the other
    for (const control of controls) await expectContrast(control, 'borderTopColor', EDGE);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const button = filters.getByRole('button', { name: 'Filters' });
  await inBothSchemes(page, async () => expectContrast(button, 'borderTopColor', EDGE));
  await page.goto(neem.path);
  const add = addButton(page, neem.pizza);
  await inBothSchemes(page, async () => expectContrast(add, 'borderTopColor', EDGE));
});

test('the edge of the notice that a restaurant is closed has a contrast of at least 3:1, and “Closed” in a dish’s sheet is readable', async ({
  page,
}) => {
  await page.goto(makkhan.path);
  const notice = page.getByRole('alert').filter({ hasText: 'closed right now' });
  await expect(notice).toBeVisible();
  await inBothSchemes(page, async () => expectContrast(notice, 'borderTopColor', EDGE));
  await page.getByRole('article').first().getByRole('heading').getByRole('button').click();
  const closed = page.getByRole('button', { name: /^Closed/ });
  await inBothSchemes(page, async () => expectContrast(closed, 'color', TEXT));
});
