/** Checks the footer below every page. */
import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/room.ts';
import { notFoundStatus } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test('the footer fits half a phone screen, and its links lead to their pages, or to the 404 screen if the page does not exist @2.1 @2.8 @2.24 @2.25 @2.26 @2.27 @5.12', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(notFoundStatus);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/restaurants');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Track Order' })).toBeVisible();
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(420);
  await page.setViewportSize({ width: 1280, height: 720 });
  const quickLinks = footer.getByRole('navigation', { name: 'Quick links' });
  const heading = page.getByRole('heading', { level: 1 });
  const paths = {
    Home: '/',
    'About Us': '/about',
    Services: '/services',
    Blog: '/blog',
    'Track Order': '/track',
  };
  await expect(quickLinks.getByRole('link')).toHaveText(Object.keys(paths));
  for (const [name, path] of Object.entries(paths)) {
    /* oxlint-disable no-await-in-loop -- one page after the other */
    await quickLinks.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(heading).toBeInViewport();
    /* oxlint-enable no-await-in-loop */
  }
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(heading).toHaveText('404 - Page Not Found');
  await footer.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(heading).toHaveText('404 - Page Not Found');

  const newsletter = footer.getByRole('textbox', { name: 'Your email address' });
  await expect(newsletter).toHaveAttribute('type', 'email');
  await expect(newsletter).toHaveAttribute('required');
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible();

  await expect(footer.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91/);
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footer.getByRole('link', { name: /^FoodDash on/ })).toHaveCount(4);
});

test('the footer of the tracking page is one expandable line at 320 and at 1280 pixels @2.25', async ({
  page,
}) => {
  await page.goto('/track');
  const footer = page.getByRole('contentinfo');
  const quickLinks = footer.getByRole('navigation', { name: 'Quick links' });
  const more = footer.getByText('More');
  for (const width of [1280, 320]) {
    /* oxlint-disable no-await-in-loop -- one width after the other, on the same page */
    await page.setViewportSize({ width, height: 700 });
    await expect(footer.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
    await expect(quickLinks).toBeHidden();
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(64);
    await more.press('Enter');
    await expect(quickLinks.getByRole('link')).toHaveCount(5);
    await expect(footer.getByRole('textbox', { name: 'Your email address' })).toBeVisible();
    await expect(footer.getByRole('link', { name: /@/ })).toBeVisible();
    await expect(footer.getByRole('link', { name: /^FoodDash on/ })).toHaveCount(4);
    await expectNoSidewaysScroll(page);
    // Links and buttons are smallest and closest together on the smallest screen.
    if (width === 320) await expectAccessible(page);
    await more.press('Enter');
    /* oxlint-enable no-await-in-loop */
  }
});
