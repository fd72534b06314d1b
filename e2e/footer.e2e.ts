/** The footer below every page. */
import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/room.ts';
import { notFoundStatus, visitCheckout } from './support/routes.ts';
import { expect, test, untilItAnswers } from './support/test.ts';

test('the quick links lead to their pages, and those without one to the 404 screen', async ({
  page,
  troubles,
}) => {
  troubles.expect(notFoundStatus);
  await page.goto('/restaurants');
  const footer = page.getByRole('contentinfo');
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

  const newsletter = footer.getByRole('textbox', { name: /newsletter$/ });
  await expect(newsletter).toHaveAttribute('type', 'email');
  await expect(newsletter).toHaveAttribute('required');
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible();

  await expect(footer.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91/);
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footer.getByRole('link', { name: /^FoodDash on/ })).toHaveCount(4);
});

test('on a phone, the footer takes half a screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/restaurants');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Track Order' })).toBeVisible();
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(420);
});

for (const width of [320, 1280]) {
  test(`below a page with a task, the footer is one line of ${width} px that opens`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/track');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(64);
    const quickLinks = footer.getByRole('navigation', { name: 'Quick links' });
    await expect(quickLinks).toBeHidden();
    await untilItAnswers(page);
    await footer.getByText('More').press('Enter');
    await expect(quickLinks.getByRole('link')).toHaveCount(5);
    await expect(footer.getByRole('textbox', { name: /newsletter$/ })).toBeVisible();
    await expect(footer.getByRole('link', { name: /@/ })).toBeVisible();
    await expect(footer.getByRole('link', { name: /^FoodDash on/ })).toHaveCount(4);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('below checkout, the footer is one line too', async ({ page }) => {
  await visitCheckout(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('More')).toBeVisible();
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(64);
});
