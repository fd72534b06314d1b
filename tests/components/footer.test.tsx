import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { currentUrl, customer, goTo, openApp, openFreshBrowser } from './app.tsx';

beforeEach(openFreshBrowser);

const footer = () => within(screen.getByRole('contentinfo'));

test('the footer links to pages, and to a privacy page and terms that do not exist yet @2.1 @2.8 @2.24 @2.27', async () => {
  await openApp({ url: '/nowhere', user: null });
  const quickLinks = within(footer().getByRole('navigation', { name: 'Quick links' }));
  const links = quickLinks.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Services', '/services'],
    ['Blog', '/blog'],
    ['Track Order', '/track'],
  ]);
  await goTo('/about');
  for (const [name, path] of [
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
  ] as const) {
    /* oxlint-disable no-await-in-loop -- one page after the other */
    await customer.click(footer().getByRole('link', { name }));
    await waitFor(() => expect(currentUrl()).toBe(path));
    expect(await screen.findByText('404 - Page Not Found')).toBeVisible();
    await goTo(-1);
    /* oxlint-enable no-await-in-loop */
  }
});

test('the footer has contact details, social links and a newsletter form with a required email @2.25 @2.26 @5.12', async () => {
  await openApp({ url: '/nowhere', user: null });
  const newsletter = footer().getByRole('textbox', { name: 'Your email address' });
  expect(newsletter).toHaveAttribute('type', 'email');
  expect(newsletter).toBeRequired();
  expect(footer().getByRole('button', { name: 'Subscribe' })).toBeVisible();
  const hrefOf = (name: RegExp) => footer().getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^\+91/)).toMatch(/^tel:\+91/);
  expect(hrefOf(/@/)).toMatch(/^mailto:/);
  expect(footer().getAllByRole('link', { name: /^FoodDash on/ })).toHaveLength(4);
});
