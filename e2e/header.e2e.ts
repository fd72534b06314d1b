/** Checks the header on wide screens and on phones. */
import type { Locator, Page } from '@playwright/test';
import { authModal } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const links = {
  Home: '/',
  Restaurants: '/restaurants',
  'Track Order': '/track',
  About: '/about',
  Services: '/services',
  Blog: '/blog',
};

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const signInButtons = (scope: Locator) => scope.getByRole('button', { name: /^Sign (In|Up)$/ });
const h1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function widthOf(control: Locator): Promise<number> {
  return (await control.boundingBox())?.width ?? 0;
}

const titles = {
  Home: 'Order food in Delhi, track it live · FoodDash',
  Restaurants: 'Restaurants · FoodDash',
  'Track Order': 'Track Your Order · FoodDash',
  About: 'About Us · FoodDash',
  Services: 'Services · FoodDash',
  Blog: 'Blog · FoodDash',
};

test('the header’s links lead to their pages and focus the headings, and the header is transparent until the page is scrolled by over ten pixels @1.2 @2.1 @2.10 @2.11 @2.15 @2.23 @2.81 @6.1', async ({
  page,
}) => {
  await page.goto('/blog');
  const banner = page.getByRole('banner');
  const navigation = banner.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link')).toHaveText(Object.keys(links));
  for (const [name, path] of Object.entries(links)) {
    /* oxlint-disable no-await-in-loop -- one page after the other */
    await navigation.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(titles[name as keyof typeof titles]);
    await expect(h1(page)).toBeFocused();
    await expect(navigation.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    /* oxlint-enable no-await-in-loop */
  }
  await banner.getByRole('link', { name: 'FoodDash, home' }).click();
  await expect(page).toHaveURL('/');
  // Wait for the heading, because opening a page scrolls it to the top.
  await expect(h1(page).filter({ hasText: 'Delhi’s best food' })).toBeFocused();
  await page.evaluate(() => scrollTo(0, 10));
  await expect(banner).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => scrollTo(0, 11));
  await expect(banner).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.evaluate(() => scrollTo(0, 10));
  await expect(banner).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the sign-in and sign-up buttons are in the header from 600 pixels, and in the menu below that @2.18 @2.18.1', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 740 });
  await page.goto('/');
  await expect(signInButtons(page.getByRole('banner'))).toHaveText(['Sign In', 'Sign Up']);
  await page.setViewportSize({ width: 599, height: 740 });
  await expect(signInButtons(page.getByRole('banner'))).toHaveCount(0);
  await toggle(page).click();
  await expect(signInButtons(menu(page))).toHaveText(['Sign Up', 'Sign In']);
  await menu(page).getByRole('button', { name: 'Sign In' }).click();
  await expect(authModal(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(authModal(page)).toBeHidden();
});

test.describe('the header on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the search field is in the header and fills its row while the customer types', async ({
    page,
  }) => {
    await page.goto('/');
    const banner = page.getByRole('banner');
    const search = banner.getByRole('searchbox');
    expect(await widthOf(search)).toBeLessThan(180);
    const height = (await banner.boundingBox())?.height;
    await search.fill('kachumber');
    await expect.poll(() => widthOf(search)).toBeGreaterThan(260);
    expect((await banner.boundingBox())?.height).toBe(height);
    await search.press('Enter');
    await expect(h1(page)).toHaveText('1 restaurant found');
    // The list of restaurants has a search field of its own.
    await expect(search).toBeHidden();
    await page.goBack();
    await expect(search).toHaveValue('');
    await toggle(page).click();
    await expect(menu(page).getByRole('searchbox')).toHaveCount(0);
  });
});
