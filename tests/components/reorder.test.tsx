import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '../../src/domain/entities.ts';
import { formatPrice } from '../../src/domain/money.ts';
import {
  asha,
  cartOf,
  coal,
  coalDish,
  dastan,
  dastanDish,
  NOON,
  NOTE,
  order,
} from '../fixtures.ts';
import { currentUrl, customer, openApp, openFreshBrowser } from './app.tsx';
import { store, stored } from './storage.ts';

beforeEach(openFreshBrowser);

const KEY = `cart_${asha.uid}`;
const press = (name: string | RegExp) => customer.click(screen.getByRole('button', { name }));
const reorder = ({ id }: Order) => press(new RegExp(`^Reorder from .*, order ${id}$`));

async function openPast(changes: Partial<Order>): Promise<Order> {
  const past = order({ ...changes, estimatedDelivery: new Date(NOON).toISOString() });
  store('orders', { [past.id]: past });
  await openApp({ url: '/orders', user: asha });
  await customer.click(screen.getByRole('tab', { name: /^Past Orders/ }));
  return past;
}

describe('repeating an order', () => {
  test('a repeated order includes its notes @20.7', async () => {
    const items = [{ ...coalDish, quantity: 2, note: NOTE }];
    await reorder(await openPast({ items }));
    expect(await screen.findByRole('dialog', { name: 'Your Order' })).toHaveTextContent(NOTE);
    expect(stored(KEY)).toEqual({ restaurant: coal, items });
  });

  test('repeating an order with new prices asks only one question, even if the order also replaces the cart @20.10', async () => {
    store(KEY, cartOf(dastan, dastanDish, 1));
    const items = [{ ...coalDish, price: 1, quantity: 1 }];
    const past = await openPast({ items });
    await reorder(past);
    expect(await screen.findByRole('dialog', { name: 'Check what has changed' })).toBeVisible();
    await customer.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.activeElement).toHaveAccessibleName(/^Reorder from /);
    expect(stored(KEY)).toEqual(cartOf(dastan, dastanDish, 1));
    await customer.keyboard('{Enter}');
    const question = await screen.findByRole('dialog', { name: 'Check what has changed' });
    expect(question).toHaveTextContent(
      `If you add dishes from ${coal.name}, ` +
        `you’ll lose 1 item (${formatPrice(dastanDish.price)}) from ${dastan.name}.`,
    );
    expect(within(question).getByRole('button', { name: 'Keep my cart' })).toBeVisible();
    await press('Reorder at today’s prices');
    expect(await screen.findByRole('dialog', { name: 'Your Order' })).toBeVisible();
    expect(stored(KEY)).toEqual(cartOf(coal, coalDish, 1));
  });

  test('repeating an order with a renamed dish shows the dish’s new name', async () => {
    await reorder(await openPast({ items: [{ ...coalDish, name: 'Kebab Pizza', quantity: 1 }] }));
    const question = await screen.findByRole('dialog', { name: 'Check what has changed' });
    expect(question).toHaveTextContent(`Kebab PizzaNow called ${coalDish.name}`);
    expect(within(question).getByRole('button', { name: 'Reorder' })).toBeVisible();
  });
});

describe('repeating an order that is no longer available', () => {
  test('the dialog says that the restaurant is closed, and links to the other restaurants @20.9 @P.22', async () => {
    const restaurant = { id: 'makkhan-verandah', name: 'Makkhan Verandah' };
    await reorder(await openPast({ restaurant }));
    const told = await screen.findByRole('dialog', {
      name: 'Makkhan Verandah is closed right now',
    });
    await customer.click(within(told).getByRole('link', { name: 'Browse Restaurants' }));
    expect(currentUrl()).toBe('/restaurants');
    expect(stored(KEY)).toBeNull();
  });

  test('the dialog says that the dishes are no longer on the menu @20.9', async () => {
    await reorder(await openPast({ items: [{ id: 'x', name: 'Burra', price: 9, quantity: 1 }] }));
    const told = await screen.findByRole('dialog', {
      name: 'These dishes are no longer available',
    });
    expect(told).toHaveAccessibleDescription(
      /^Coal & Rumali no longer serves any of the dishes in this order/,
    );
  });
});
