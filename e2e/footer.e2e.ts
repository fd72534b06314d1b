/** The footer below every page. */
import { notFoundStatus } from './support/routes.ts';
import { expect, test } from './support/test.ts';

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
