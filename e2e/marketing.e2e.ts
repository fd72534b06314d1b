/** Checks the marketing pages: about, services and blog. */
import type { Page } from '@playwright/test';
import { notFoundStatus } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const blogPart = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });

test('the about page presents the story, mission, vision, values and team @2.32', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [part, words] of [
    ['Our story', /Lajpat Nagar/],
    ['Our mission', /while it’s still hot/],
    ['Our vision', /a small restaurant/],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- the test stops at the first failure
    await expect(page.getByRole('region', { name: part })).toHaveText(words);
  }
  const values = page.getByRole('region', { name: 'Our values' });
  await expect(values.getByRole('term')).toHaveText([
    'No guessing',
    'Drivers wait, food doesn’t',
    'Pay drivers fairly',
    'Collect less data',
  ]);
  await expect(values.getByRole('definition')).toHaveText([/\w/, /\w/, /\w/, /\w/]);
  const team = page.getByRole('region', { name: 'The people behind your dinner' });
  await expect(team.getByRole('listitem')).toHaveText([
    /^Ananya Mehra.*Founder/,
    /^Harpreet Gill.*Restaurant partnerships/,
    /^Zoya Rahman.*Design/,
    /^Vikram Nair.*Engineering/,
    /^Lakshmi Menon.*Driver operations/,
    /^Rohan Das.*Menus/,
  ]);
});

test('the services page shows three services and how ordering works, and links to tracking @1.2 @2.33 @2.35', async ({
  page,
}) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const services = page.getByRole('region', { name: 'Our services' }).getByRole('article');
  await expect(services.getByRole('heading', { level: 2 })).toHaveText([
    'Delivery to your door',
    'Live tracking',
    'Simple checkout',
  ]);
  await expect(services).toHaveCount(3);
  const steps = page.getByRole('region', { name: 'How it works' }).getByRole('listitem');
  await expect(steps).toHaveText([/^1 ?Choose/, /^2 ?Order/, /^3 ?Track/, /^4 ?Eat/]);
  await page
    .getByRole('region', { name: 'Already ordered?' })
    .getByRole('link', { name: 'Track Order' })
    .click();
  await expect(page).toHaveURL('/track');
  await expect(page.getByRole('heading', { level: 1, name: 'Track Your Order' })).toBeVisible();
});

test('the blog shows a featured article, six more, categories and popular articles, and its links lead to the 404 screen @2.9 @2.36 @2.37 @2.38 @5.12', async ({
  page,
  pageErrors,
}) => {
  // If a click happens before the scripts run, the server answers with a 404.
  pageErrors.expect(notFoundStatus);
  await page.goto('/blog');
  const featured = page.getByRole('article').filter({ hasText: 'Featured' });
  await expect(featured).toHaveCount(1);
  // Only the title is a heading.
  await expect(featured.getByRole('heading')).toHaveText(['A night with the nihari']);
  await expect(featured).toHaveText(/Farah Siddiqui 12 Nov 2026 9 min read/);

  const latest = blogPart(page, 'Latest articles').getByRole('article');
  await expect(latest.getByRole('heading', { level: 3 })).toHaveText([
    'How rumali roti got so thin',
    'Four chutneys worth learning by heart',
    'The samosa: a family tree',
    'Veg kebabs that hold together',
    'The last mango of the year',
    'A day at the tandoor',
  ]);
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(blogPart(page, 'Categories').getByRole('listitem')).toHaveText([
    /^Kitchens ?14$/,
    /^Recipes ?23$/,
    /^Craft ?9$/,
    /^History ?11$/,
    /^Seasons ?8$/,
  ]);
  await expect(blogPart(page, 'Popular articles').getByRole('listitem')).toHaveText([
    /^Biryani without fear.*11 min read$/,
    /^Chaat at home, still crunchy.*5 min read$/,
    /^What “spicy” means, city by city.*6 min read$/,
  ]);

  const newsletter = page.getByRole('main').getByRole('textbox', { name: 'Your email address' });
  await expect(newsletter).toHaveAttribute('type', 'email');
  await expect(newsletter).toHaveAttribute('required');

  // The search and Load More do nothing. If Enter submitted the form, the text would be lost.
  const articles = await page.getByRole('article').allTextContents();
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search articles' });
  await search.fill('samosa');
  await search.press('Enter');
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(search).toHaveValue('samosa');
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('article')).toHaveText(articles);

  const main = page.getByRole('main');
  const whole = main.getByRole('link', { name: /^Read the article/ });
  const article = main.getByRole('link', { name: 'The samosa: a family tree' });
  const category = main.getByRole('link', { name: 'Recipes' });
  const popular = main.getByRole('link', { name: 'Biryani without fear' });
  for (const [link, path] of [
    [whole, '/blog/a-night-with-the-nihari'],
    [article, '/blog/samosa-a-family-tree'],
    [category, '/blog/category/recipes'],
    [popular, '/blog/biryani-without-fear'],
  ] as const) {
    /* oxlint-disable no-await-in-loop -- one page after the other */
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
    await page.goBack();
    /* oxlint-enable no-await-in-loop */
  }
  // The URLs of the other links have the same form as those of the links above.
  const parts = ['Latest articles', 'Categories', 'Popular articles'];
  const links = await Promise.all(
    parts.map((part) => blogPart(page, part).getByRole('link').all()),
  );
  expect(links.map(({ length }) => length)).toEqual([6, 5, 3]);
  const paths = await Promise.all(links.flat().map((link) => link.getAttribute('href')));
  expect(paths.filter((path) => !/^\/blog\/(category\/)?[a-z-]+$/.test(path ?? ''))).toEqual([]);
});
