// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyCart } from '../../src/domain/cart.ts';
import type { Cart } from '../../src/domain/entities.ts';
import { carts } from '../../src/services/carts.ts';
import { hushWarnings, unreadableTexts } from './helpers.ts';

const restaurant = { id: 'spice-route', name: 'Spice Route', cuisine: 'North Indian' };
const dal = { id: 'dal', name: 'Dal', price: 6.5, priceINR: '₹540', quantity: 2 };
const cart: Cart = {
  restaurant,
  items: [dal, { id: 'naan', name: 'Naan', price: 2, quantity: 1 }],
};

const add = (userId: string, { items }: Cart) =>
  carts.store(userId, [{ type: 'itemsAdded', restaurant, items }]);

let warn: ReturnType<typeof hushWarnings>;

const load = (userId: string) => carts.store(userId, []).value;

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  warn = hushWarnings();
});

describe('saving and loading', () => {
  test('a saved cart comes back as it was, under the user’s key @3.5', () => {
    add('asha', cart);
    expect(load('asha')).toEqual(cart);
    expect(localStorage.getItem('cart_asha')).toBe(JSON.stringify(cart));
  });

  test('nobody sees the cart of somebody else @3.6', () => {
    add('asha', cart);
    expect(load('binod')).toEqual(emptyCart);
    add('binod', { ...cart, items: [dal] });
    expect(load('asha')).toEqual(cart);
  });

  test('a cart without items is forgotten, and counts as none', () => {
    add('asha', cart);
    carts.store('asha', [{ type: 'itemsRemoved', items: cart.items }]);
    expect(localStorage).toHaveLength(0);
    localStorage.setItem('cart_asha', JSON.stringify({ restaurant, items: [] }));
    expect(load('asha')).toEqual(emptyCart);
    expect(warn).not.toHaveBeenCalled();
  });

  test('a cart that has no restaurant yet is readable, and counts as none', () => {
    localStorage.setItem('cart_asha', JSON.stringify({ restaurant: null, items: [] }));
    expect(load('asha')).toEqual(emptyCart);
    expect(warn).not.toHaveBeenCalled();
  });

  test('fields that are no part of a cart are dropped @3.5', () => {
    localStorage.setItem(
      'cart_asha',
      JSON.stringify({ restaurant: { ...restaurant, extra: 1 }, items: [dal], extra: 2 }),
    );
    expect(load('asha')).toEqual({ restaurant, items: [dal] });
  });
});

describe('a note for a dish', () => {
  const noted = { ...dal, note: 'No onions' };

  test('comes back with its dish', () => {
    add('asha', { restaurant, items: [noted] });
    expect(load('asha').items).toEqual([noted]);
  });

  test('is set on what is stored by then, and taken away again @20.4', () => {
    add('asha', cart);
    const stored = carts.store('asha', [{ type: 'noteSet', itemId: 'dal', note: ' Hot ' }]);
    expect(stored.value.items).toEqual([{ ...dal, note: 'Hot' }, cart.items[1]]);
    carts.store('asha', [{ type: 'noteSet', itemId: 'dal', note: '' }]);
    expect(localStorage.getItem('cart_asha')).toBe(JSON.stringify(cart));
  });

  test.each([
    ['x'.repeat(200), 'x'.repeat(140)],
    ['  No\nonions ', 'No onions'],
    ['   ', undefined],
    [7, undefined],
    [null, undefined],
  ])('that is found as %j is read as %j @20.6', (found, note) => {
    const items = [{ ...dal, note: found }];
    localStorage.setItem('cart_asha', JSON.stringify({ restaurant, items }));
    expect(load('asha')).toEqual({ restaurant, items: [{ ...dal, note }] });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('what can not be read', () => {
  test.each(
    [
      ...unreadableTexts,
      '{}',
      JSON.stringify({ items: [dal] }),
      JSON.stringify({ restaurant }),
      JSON.stringify({ restaurant, items: {} }),
      JSON.stringify({ restaurant, items: null }),
      JSON.stringify({ restaurant, items: [null] }),
      JSON.stringify({ restaurant: 'Spice Route', items: [dal] }),
      JSON.stringify({ restaurant: null, items: [dal] }),
      JSON.stringify({ restaurant, items: [dal, dal] }),
      JSON.stringify({ restaurant: { id: 'spice-route' }, items: [dal] }),
      JSON.stringify({ restaurant, items: [{ ...dal, id: 7 }] }),
      JSON.stringify({ restaurant, items: [{ ...dal, name: undefined }] }),
      JSON.stringify({ restaurant, items: [{ ...dal, price: '6.5' }] }),
      JSON.stringify({ restaurant, items: [{ ...dal, price: -1 }] }),
      JSON.stringify({ restaurant, items: [{ ...dal, price: null }] }),
      JSON.stringify({ restaurant, items: [{ ...dal, quantity: 0 }] }),
      JSON.stringify({ restaurant, items: [{ ...dal, quantity: -1 }] }),
      JSON.stringify({ restaurant, items: [{ ...dal, quantity: 1.5 }] }),
      JSON.stringify({ restaurant, items: [{ ...dal, quantity: '2' }] }),
      JSON.stringify({ restaurant, items: [{ ...dal, priceINR: 540 }] }),
      '{"__proto__":{"restaurant":null,"items":[]}}',
      '{"restaurant":null,"items":[{"id":"dal","name":"Dal","price":1e999,"quantity":1}]}',
      JSON.stringify({ restaurant, items: [{ ...dal, price: 1e308 }] }),
      '{"restaurant":{"id":"a","name":"A","cuisine":"B"},"items":[{"id":"dal","name":"Dal","price":1e999,"quantity":1}]}',
    ].map((text) => ({ text })),
  )('$text is set aside and logged @P.12', ({ text }) => {
    localStorage.setItem('cart_asha', text);
    expect(load('asha')).toEqual(emptyCart);
    expect(localStorage.getItem('cart_asha.corrupt')).toBe(text);
    expect(localStorage.getItem('cart_asha')).toBe(text);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
