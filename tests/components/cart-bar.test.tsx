import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { asha, cartOf, coal, coalDish, dastan } from '../fixtures.ts';
import { currentUrl, customer, goTo, openApp, openFreshBrowser } from './app.tsx';
import { store } from './storage.ts';

beforeEach(openFreshBrowser);

const bar = () => screen.queryByRole('button', { name: /^View cart/ });

describe('the cart bar', () => {
  test('shows the number of dishes and their total, and opens the cart', async () => {
    store(`cart_${asha.uid}`, cartOf(coal, coalDish, 3));
    await openApp({ url: '/nowhere', user: asha });
    const button = await screen.findByRole('button', {
      name: 'View cart · 3 items · $32.97 / ₹2,737 plus delivery and tax',
    });
    await customer.click(button);
    expect(await screen.findByRole('dialog', { name: 'Your Order' })).toBeVisible();
  });

  test('appears with the first dish', async () => {
    await openApp({ url: `/restaurant/${coal.id}`, user: null });
    expect(bar()).not.toBeInTheDocument();
    await customer.click(screen.getByRole('button', { name: `Add ${coalDish.name} to cart` }));
    expect(bar()).toHaveAccessibleName('View cart · 1 item · $10.99 / ₹912 plus delivery and tax');
  });

  test('disappears at checkout and on the tracking page', async () => {
    store(`cart_${asha.uid}`, cartOf(coal, coalDish, 1));
    await openApp({ url: '/checkout', user: asha });
    expect(bar()).not.toBeInTheDocument();
    await goTo(`/restaurant/${dastan.id}`);
    expect(bar()).toBeInTheDocument();
    await goTo('/track');
    expect(currentUrl()).toBe('/track');
    expect(bar()).not.toBeInTheDocument();
  });
});
