import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { coal } from '../fixtures.ts';
import { customer, goTo, openApp, openFreshBrowser } from './app.tsx';

beforeEach(openFreshBrowser);

const description = () =>
  document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
const heading = () => screen.getByRole('heading', { level: 1 });

describe('pages', () => {
  test.each([
    ['/restaurants', 'Restaurants · FoodDash', /^Find a restaurant in Delhi/],
    [`/restaurant/${coal.id}`, `${coal.name} · FoodDash`, /charcoal/],
    ['/track', 'Track Your Order · FoodDash', /^Track your FoodDash order live/],
    ['/orders', 'My Orders · FoodDash', /orders\.$/],
    ['/profile', 'Page not found · FoodDash', /couldn’t find this page/],
  ])(
    'a page at %s has the title “%s”, a description and one main heading @2.5 @2.8',
    async (path, title, text) => {
      await openApp({ url: path, user: null });
      await waitFor(() => expect(document.title).toBe(title));
      expect(description()).toMatch(text);
      expect(heading()).toBeInTheDocument();
    },
  );

  test('a page does not move the focus if it is the first page of the visit', async () => {
    await openApp({ url: '/track', user: null });
    expect(document.body).toHaveFocus();
  });

  test('a page moves the focus to its heading after a navigation', async () => {
    await openApp({ url: '/nowhere', user: null });
    await customer.click(screen.getByRole('link', { name: 'Return Home' }));
    await goTo('/track');
    expect(heading()).toHaveTextContent('Track Your Order');
    expect(heading()).toHaveFocus();
  });

  test('Back to the first page of the visit moves the focus to its heading', async () => {
    await openApp({ url: '/track', user: null });
    await goTo('/about');
    await goTo(-1);
    expect(heading()).toHaveTextContent('Track Your Order');
    expect(heading()).toHaveFocus();
  });

  test('a URL in the wrong case shows the 404 page, as on the server', async () => {
    await openApp({ url: '/Track', user: null });
    expect(heading()).toHaveTextContent('404 - Page Not Found');
  });

  test('a URL without a page shows an error and a link to the home page @2.7 @2.113 @8.13', async () => {
    await openApp({ url: '/terms', user: null });
    expect(heading()).toHaveTextContent('404 - Page Not Found');
    expect(
      screen.getByText("The page you're looking for doesn't exist or has been moved."),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  });
});
