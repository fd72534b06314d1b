import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartItem, Restaurant } from '../../src/domain/entities.ts';
import { asha, coal } from '../fixtures.ts';
import { customer, openApp, openFreshBrowser } from './app.tsx';
import { store } from './storage.ts';

vi.mock('../../src/data/restaurants.ts', async (importOriginal) => {
  const original = await importOriginal<{ restaurants: Restaurant[] }>();
  const more = Array.from({ length: 85 }, (_, index) => ({
    ...original.restaurants[0],
    id: `kitchen-${index}`,
    name: `Kitchen ${index}`,
    rating: 1,
  }));
  return { restaurants: [...original.restaurants, ...more] };
});

beforeEach(openFreshBrowser);

// A query by role would compute the names of hundreds of elements.
const showMore = () => screen.queryByText('Show more', { selector: 'button' });
const showMoreNow = () => customer.click(screen.getByText('Show more', { selector: 'button' }));

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('a list of 90 restaurants', () => {
  beforeEach(() => openApp({ url: '/restaurants', user: null }));

  test('shows the total number of restaurants, and forty restaurants at a time', async () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('90 restaurants found');
    expect(names()).toHaveLength(40);
    await showMoreNow();
    expect(names()).toHaveLength(80);
    await showMoreNow();
    expect(names()).toHaveLength(90);
    expect(names()).toContain('Kitchen 84');
    expect(showMore()).not.toBeInTheDocument();
  });

  test('shows as many restaurants as before after the customer has gone back to the list @2.45', async () => {
    await showMoreNow();
    await customer.click(screen.getByText('Kitchen 50'));
    await customer.click(await screen.findByRole('link', { name: 'Back to restaurants' }));
    expect(names()).toHaveLength(80);
  });

  test('can also be searched for a restaurant beyond the first forty', async () => {
    await customer.click(screen.getByLabelText('Search restaurants and dishes'));
    await customer.paste('kitchen 83');
    expect(await screen.findByText('1 restaurant found')).toBeVisible();
    expect(names()).toEqual(['Kitchen 83']);
    expect(showMore()).not.toBeInTheDocument();
  });
});

test('the focus moves to the next row when a dish is removed from a cart of 60', async () => {
  const items: CartItem[] = Array.from({ length: 60 }, (_, index) => ({
    id: `dish-${index}`,
    name: `Dish ${index}`,
    price: 1,
    quantity: 1,
  }));
  store(`cart_${asha.uid}`, { restaurant: coal, items });
  await openApp({ url: '/nowhere', user: asha });
  await customer.click(await screen.findByRole('button', { name: 'Cart, 60 items' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Your Order' }));
  expect(drawer.getByText('Subtotal').nextElementSibling).toHaveTextContent('$60.00');
  await customer.click(drawer.getByLabelText('Remove Dish 0 from cart'));
  expect(drawer.queryByText('Dish 0')).not.toBeInTheDocument();
  expect(drawer.getByLabelText('Remove Dish 1 from cart')).toHaveFocus();
});
