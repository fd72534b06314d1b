// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyCart } from '../../src/domain/cart.ts';
import type { Cart } from '../../src/domain/entities.ts';
import { carts, receiveGuestCart } from '../../src/services/carts.ts';
import { silenceWarnings, unreadableTexts } from './helpers.ts';

const restaurant = { id: 'spice-route', name: 'Spice Route', cuisine: 'North Indian' };
const dal = { id: 'dal', name: 'Dal', price: 6.5, priceINR: '₹540', quantity: 2 };
const cart: Cart = {
  restaurant,
  items: [dal, { id: 'naan', name: 'Naan', price: 2, quantity: 1 }],
};

const add = (userId: string, { items }: Cart) =>
  carts.store(userId, [{ type: 'itemsAdded', restaurant, items }]);

let warn: ReturnType<typeof silenceWarnings>;

const load = (userId: string) => carts.store(userId, []).value;

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  warn = silenceWarnings();
});

describe('saving and loading', () => {
  test('a saved cart is stored under the customer’s key and loaded unchanged @3.5', () => {
    add('asha', cart);
    expect(load('asha')).toEqual(cart);
    expect(localStorage.getItem('cart_asha')).toBe(JSON.stringify(cart));
  });

  test('a customer never sees another customer’s cart @3.6', () => {
    add('asha', cart);
    expect(load('binod')).toEqual(emptyCart);
    add('binod', { ...cart, items: [dal] });
    expect(load('asha')).toEqual(cart);
  });

  test('a customer who signs in begins with the dishes that the guest has added', () => {
    const added = [{ type: 'itemsAdded', restaurant, items: [dal] }] as const;
    expect(carts.open('asha', added).value).toEqual({ restaurant, items: [dal] });
  });

  test('an empty cart is removed from storage, and a stored cart without items is loaded as the empty cart', () => {
    add('asha', cart);
    carts.store('asha', [{ type: 'itemsRemoved', items: cart.items }]);
    expect(localStorage).toHaveLength(0);
    localStorage.setItem('cart_asha', JSON.stringify({ restaurant, items: [] }));
    expect(load('asha')).toEqual(emptyCart);
    expect(warn).not.toHaveBeenCalled();
  });

  test('a stored cart without a restaurant is readable, and is loaded as the empty cart', () => {
    localStorage.setItem('cart_asha', JSON.stringify({ restaurant: null, items: [] }));
    expect(load('asha')).toEqual(emptyCart);
    expect(warn).not.toHaveBeenCalled();
  });

  test('unknown fields are dropped when a cart is loaded @3.5', () => {
    localStorage.setItem(
      'cart_asha',
      JSON.stringify({ restaurant: { ...restaurant, extra: 1 }, items: [dal], extra: 2 }),
    );
    expect(load('asha')).toEqual({ restaurant, items: [dal] });
  });
});

describe('a guest’s cart that the page in another language has handed over', () => {
  const pending = [{ type: 'orderStarted', order: cart }];

  test('the guest begins with the cart, which is not stored', () => {
    receiveGuestCart(cart);
    expect(carts.open(null, [])).toEqual({
      type: 'record.held',
      userId: null,
      value: cart,
      pending,
    });
    expect(localStorage).toHaveLength(0);
  });

  test('the handed-over cart is given to the guest only once', () => {
    receiveGuestCart(cart);
    carts.open(null, []);
    expect(carts.open(null, []).value).toEqual(emptyCart);
  });

  test('a customer does not begin with the cart', () => {
    receiveGuestCart(cart);
    expect(carts.open('asha', []).value).toEqual(emptyCart);
    expect(carts.open(null, []).value).toEqual(cart);
  });

  test('the guest begins with the empty cart if no cart was handed over', () => {
    receiveGuestCart(undefined);
    expect(carts.open(null, []).value).toEqual(emptyCart);
  });
});

describe('notes', () => {
  const noted = { ...dal, note: 'No onions' };

  test('a dish is loaded with its note', () => {
    add('asha', { restaurant, items: [noted] });
    expect(load('asha').items).toEqual([noted]);
  });

  test('a note for a dish is added to the currently stored cart, and can be removed @20.4', () => {
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
  ])('a note for a dish is read from the stored value %j as %j @20.6', (found, note) => {
    const items = [{ ...dal, note: found }];
    localStorage.setItem('cart_asha', JSON.stringify({ restaurant, items }));
    expect(load('asha')).toEqual({ restaurant, items: [{ ...dal, note }] });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('an unreadable cart', () => {
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
