import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { addOrder } from '../../src/services/orders.ts';
import { asha, bimal, cartOf, coal, coalDish, order } from '../fixtures.ts';
import { address, customer, goTo, meanwhile, openApp, openFreshBrowser } from './app.tsx';
import { say } from './identity.ts';
import { store } from './storage.ts';

beforeEach(openFreshBrowser);

const bar = () => screen.queryByRole('complementary', { name: 'Your active orders' });
const summary = () => screen.getByRole('button', { name: /^2 orders on the way/ });
const ashas = order();

describe('the bar of active orders', () => {
  test('leads to the order, and is neither there nor at checkout', async () => {
    store('orders', { [ashas.id]: ashas });
    store(`cart_${asha.uid}`, cartOf(coal, coalDish, 1));
    await openApp({ address: '/nowhere', user: asha });
    const track = within(bar() ?? document.body).getByRole('link', { name: /^Track/ });
    await customer.click(track);
    expect(address()).toBe(`/track?id=${ashas.id}`);
    expect(await screen.findByRole('heading', { name: 'Track Your Order' })).toBeVisible();
    expect(bar()).not.toBeInTheDocument();
    await goTo('/nowhere');
    expect(bar()).toBeVisible();
    await goTo('/checkout');
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible();
    expect(bar()).not.toBeInTheDocument();
  });

  test('is for the customer who placed the order, and nobody else', async () => {
    store('orders', {
      [ashas.id]: ashas,
      FD2: order({ id: 'FD2', userId: undefined }),
    });
    await openApp({ address: '/nowhere', user: null });
    expect(bar()).not.toBeInTheDocument();
    await meanwhile(() => say(bimal));
    expect(bar()).not.toBeInTheDocument();
    await meanwhile(() => say(asha));
    expect(await screen.findByRole('link', { name: /^Track your order/ })).toHaveAccessibleName(
      `Track your order from ${ashas.restaurant.name}, ${ashas.id}`,
    );
    await meanwhile(() => say(null));
    expect(bar()).not.toBeInTheDocument();
  });

  test('knows an order that this tab has placed', async () => {
    await openApp({ address: '/nowhere', user: asha });
    expect(bar()).not.toBeInTheDocument();
    await act(async () => {
      await addOrder(() => ashas);
    });
    expect(bar()).toBeVisible();
  });

  test('folds its list again on the next page', async () => {
    store('orders', { [ashas.id]: ashas, FD2: order({ id: 'FD2' }) });
    await openApp({ address: '/nowhere', user: asha });
    await customer.click(summary());
    expect(summary()).toHaveAttribute('aria-expanded', 'true');
    await goTo('/elsewhere');
    expect(summary()).toHaveAttribute('aria-expanded', 'false');
  });

  test('gives the focus back to its button when Escape closes the list', async () => {
    store('orders', { [ashas.id]: ashas, FD2: order({ id: 'FD2' }) });
    await openApp({ address: '/nowhere', user: asha });
    await customer.click(summary());
    within(bar() ?? document.body)
      .getAllByRole('link')[0]
      ?.focus();
    await customer.keyboard('{Escape}');
    expect(summary()).toHaveFocus();
    expect(summary()).toHaveAttribute('aria-expanded', 'false');
  });
});
