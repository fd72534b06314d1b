/** Checks that every screen with nothing to show leads on to food. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { popularDishes } from '../../src/data/popular-dishes.ts';
import { restaurants } from '../../src/data/restaurants.ts';
import '../../src/features/cart/PopularInCart.tsx';
import '../../src/shared/OpenRestaurants.tsx';
import '../../src/shared/PopularDishes.tsx';
import { asha, order } from '../fixtures.ts';
import { customer, fillInField, goTo, openApp, openFreshBrowser, press } from './app.tsx';
import { openTrackedOrder } from './orders.ts';
import { store } from './storage.ts';

beforeEach(openFreshBrowser);

const [firstDish, dishWithMilk] = popularDishes;
const first = firstDish?.item.name ?? '';
const main = () => within(screen.getByRole('main'));
const popular = () => main().queryByRole('region', { name: 'Popular dishes' });
const field = () => main().getByRole('textbox', { name: /^Order ID/ });

async function openCart() {
  await press('Cart, 0 items');
  return within(await screen.findByRole('dialog', { name: 'Your Order' }));
}

describe('popular dishes', () => {
  test.each([
    ['the 404 page', '/nowhere'],
    ['a list without results', '/restaurants?search=no+such+dish'],
    ['My Orders of a visitor', '/orders'],
    ['the tracking page', '/track'],
    ['an order that does not exist', '/track?id=FD0000001111'],
    ['a damaged tracking link', '/track#follow=2.damaged'],
  ])('popular dishes can be added below %s @2.113.1', async (_, url) => {
    await openApp({ url, user: null });
    await waitFor(() => expect(popular()).toBeVisible());
    expect(main().getByRole('button', { name: `Add ${first} to cart` })).toBeVisible();
  });

  test('the page of a restaurant that does not exist shows the open restaurants instead @2.52', async () => {
    await openApp({ url: '/restaurant/nowhere', user: null });
    const open = within(await main().findByRole('region', { name: 'Open now' }));
    const openCount = restaurants.filter(({ isOpen }) => isOpen).length;
    expect(open.getAllByRole('article')).toHaveLength(openCount);
    expect(open.getAllByRole('link')[0]).toHaveAttribute('href', '/restaurant/neem-and-nigella');
    expect(popular()).not.toBeInTheDocument();
  });

  test('popular dishes are not shown below an order that is found', async () => {
    await openTrackedOrder(order(), null);
    expect(popular()).not.toBeInTheDocument();
  });
});

describe('the empty cart', () => {
  test('suggests three popular dishes, and moves the focus to the quantity stepper of an added dish', async () => {
    await openApp({ url: '/nowhere', user: null });
    const drawer = await openCart();
    const group = within(await drawer.findByRole('group', { name: 'Popular dishes' }));
    expect(group.getAllByRole('button')).toHaveLength(3);
    await customer.click(group.getByRole('button', { name: `Add ${first} to cart` }));
    await waitFor(() =>
      expect(drawer.getByRole('button', { name: `Increase quantity of ${first}` })).toHaveFocus(),
    );
  });

  test('suggests no dish that conflicts with the customer’s diet', async () => {
    store(`diet_${asha.uid}`, { isVegetarian: false, avoided: ['milk'] });
    await openApp({ url: '/nowhere', user: asha });
    const drawer = await openCart();
    const group = within(await drawer.findByRole('group', { name: 'Popular dishes' }));
    expect(group.getAllByRole('button')).not.toHaveLength(0);
    expect(group.queryByText(dishWithMilk?.item.name ?? '')).not.toBeInTheDocument();
  });
});

describe('an order that does not exist', () => {
  test('the field is marked as invalid until the ID is edited', async () => {
    await openApp({ url: '/track?id=FD0000001111', user: null });
    await waitFor(() => expect(field()).toBeInvalid());
    await customer.type(field(), '2');
    expect(field()).toBeValid();
  });

  test('a visitor can sign in to see their orders', async () => {
    await openApp({ url: '/track?id=FD0000001111', user: null });
    expect(await main().findByRole('heading', { name: 'Order Not Found' })).toBeVisible();
    await customer.click(main().getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  });

  test('going back from a found order to an unknown ID shows again that the ID is unknown', async () => {
    const known = order();
    store('orders', { [known.id]: known });
    await openApp({ url: '/track?id=FD0000001111', user: null });
    await fillInField(field(), known.id);
    await press('Track Order');
    expect(await main().findByRole('region', { name: 'Order details' })).toBeVisible();
    expect(main().queryByRole('heading', { name: 'Order Not Found' })).not.toBeInTheDocument();
    await goTo(-1);
    expect(await main().findByRole('heading', { name: 'Order Not Found' })).toBeVisible();
  });

  test.each([
    ['a visitor to the restaurants', null, 'See all restaurants', '/restaurants'],
    ['a customer to My Orders', asha, 'See my orders', '/orders'],
  ])('leads %s', async (_, user, name, href) => {
    await openApp({ url: '/track?id=FD0000001111', user });
    expect(await main().findByRole('link', { name })).toHaveAttribute('href', href);
  });
});

describe('My Orders of a visitor', () => {
  test('shows none of the orders that the browser stores, and asks the visitor to sign in @2.76 @6.7', async () => {
    store('orders', { [order().id]: order() });
    await openApp({ url: '/orders', user: null });
    expect(main().getByRole('heading', { level: 1, name: 'Sign In Required' })).toBeVisible();
    expect(main().getByText('Please sign in to view your orders')).toBeVisible();
    expect(main().queryByRole('tab')).not.toBeInTheDocument();
    expect(main().queryByText(/^Order #/)).not.toBeInTheDocument();
    await customer.click(main().getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  });

  test('opens the sign-in dialog to create an account', async () => {
    await openApp({ url: '/orders', user: null });
    await customer.click(main().getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByRole('dialog', { name: 'Create Account' })).toBeVisible();
  });

  test('links to the tracking page', async () => {
    await openApp({ url: '/orders', user: null });
    const link = main().getByRole('link', { name: 'Track with an order ID' });
    expect(link).toHaveAttribute('href', '/track');
  });
});
