/** Checks the header on wide screens and on phones. */
import type { Locator, Page } from '@playwright/test';
import { authModal } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const signInButtons = (scope: Locator) => scope.getByRole('button', { name: /^Sign (In|Up)$/ });
const h1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function widthOf(control: Locator): Promise<number> {
  return (await control.boundingBox())?.width ?? 0;
}

test('the header is transparent until the page is scrolled by over ten pixels, and contains the sign-in and sign-up buttons on screens of at least 600 pixels @2.18 @2.18.1 @2.23', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 740 });
  await page.goto('/');
  const banner = page.getByRole('banner');
  for (const [offset, colour] of [
    [10, 'rgba(0, 0, 0, 0)'],
    [11, 'rgb(255, 255, 255)'],
    [10, 'rgba(0, 0, 0, 0)'],
  ] as const) {
    /* oxlint-disable no-await-in-loop -- one offset after the other */
    await page.evaluate((top) => scrollTo(0, top), offset);
    await expect(banner).toHaveCSS('background-color', colour);
    /* oxlint-enable no-await-in-loop */
  }
  await expect(signInButtons(banner)).toHaveText(['Sign In', 'Sign Up']);
  await page.setViewportSize({ width: 599, height: 740 });
  await expect(signInButtons(banner)).toHaveCount(0);
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
    // The header hides its search field on the list of restaurants, which has its own.
    await expect(search).toBeHidden();
    await page.goBack();
    await expect(search).toHaveValue('');
    await toggle(page).click();
    await expect(menu(page).getByRole('searchbox')).toHaveCount(0);
  });
});
