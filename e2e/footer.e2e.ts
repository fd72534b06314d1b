/** The footer below every page. */
import { expectToSubscribe } from './support/newsletter.ts';
import { expect, test } from './support/test.ts';

test('the quick links lead to their pages', async ({ page }) => {
  await page.goto('/restaurants');
  const quickLinks = page.getByRole('contentinfo').getByRole('navigation', { name: 'Quick links' });
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
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    /* oxlint-enable no-await-in-loop */
  }
});

test('the newsletter asks for an e-mail address and confirms in place', async ({ page }) => {
  await page.goto('/track');
  await expectToSubscribe(page.getByRole('contentinfo'));
  await expect(page).toHaveURL('/track');
});

test('the contact details and social links are there', async ({ page }) => {
  await page.goto('/track');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91/);
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  for (const network of ['Instagram', 'X', 'Facebook', 'YouTube']) {
    // oxlint-disable-next-line no-await-in-loop -- the first that fails is the one to look at
    await expect(footer.getByRole('link', { name: `FoodDash on ${network}` })).toBeVisible();
  }
});
