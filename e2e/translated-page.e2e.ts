/** Checks a page that Chrome translates before React hydrates it. The translation replaces all text nodes. */
import { holdRequests } from './support/hold-back.ts';
import { coal } from './support/ordering.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { expectNothingStale, translate } from './support/translator.ts';

test('if Chrome translates a page before its scripts arrive, the page works and still contains the typed text @23.11', async ({
  page,
}) => {
  const letGo = await holdRequests(page, /\/assets\/index-[^/]*\.js$/);
  await page.goto('/restaurants', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('seekh roll');
  await translate(page, '(text) => `अ${text}`');
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('अ1 restaurant found');
  await waitForHydration(page);
  await expect(search).toHaveValue('seekh roll');
  await expect(search).toBeFocused();
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveTitle(`${coal.name} · FoodDash`);
  await expectNothingStale(page);
});
