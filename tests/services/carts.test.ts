// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '../../machines/entities.ts';
import { loadCart, saveCart, watchCart } from '../../src/services/carts.ts';
import {
  hushWarnings,
  refuseReads,
  refuseWrites,
  reportStorageEvent,
  storageIsFull,
  unreadableTexts,
} from './helpers.ts';

const restaurant = { id: 'spice-route', name: 'Spice Route', cuisine: 'North Indian' };
const dal = { id: 'dal', name: 'Dal', price: 6.5, priceINR: '₹540', quantity: 2 };
const cart: Cart = {
  restaurant,
  items: [dal, { id: 'naan', name: 'Naan', price: 2, quantity: 1 }],
};
const emptyCart: Cart = { restaurant: null, items: [] };

let warn: ReturnType<typeof hushWarnings>;

beforeEach(() => {
  localStorage.clear();
  warn = hushWarnings();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('saving and loading', () => {
  test('a saved cart comes back as it was, under the user’s key', () => {
    saveCart('asha', cart);
    expect(loadCart('asha')).toEqual(cart);
    expect(localStorage.getItem('cart_asha')).toBe(JSON.stringify(cart));
  });

  test('nobody sees the cart of somebody else', () => {
    saveCart('asha', cart);
    expect(loadCart('binod')).toBeUndefined();
    saveCart('binod', { ...cart, items: [dal] });
    expect(loadCart('asha')).toEqual(cart);
  });

  test('there is none where nothing is saved', () => {
    expect(loadCart('asha')).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  test('an empty cart is forgotten', () => {
    saveCart('asha', cart);
    saveCart('asha', { restaurant, items: [] });
    expect(loadCart('asha')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('fields that are no part of a cart are dropped', () => {
    localStorage.setItem(
      'cart_asha',
      JSON.stringify({ restaurant: { ...restaurant, extra: 1 }, items: [], extra: 2 }),
    );
    expect(loadCart('asha')).toEqual({ restaurant, items: [] });
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
    ].map((text) => ({ text })),
  )('$text is set aside and logged', ({ text }) => {
    localStorage.setItem('cart_asha', text);
    expect(loadCart('asha')).toBeUndefined();
    expect(localStorage.getItem('cart_asha.corrupt')).toBe(text);
    expect(localStorage.getItem('cart_asha')).toBe(text);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('is no cart that is merely empty, with or without a restaurant', () => {
    localStorage.setItem('cart_asha', JSON.stringify(emptyCart));
    expect(loadCart('asha')).toEqual(emptyCart);
    localStorage.setItem('cart_asha', JSON.stringify({ restaurant, items: [] }));
    expect(loadCart('asha')).toEqual({ restaurant, items: [] });
    expect(warn).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(1);
  });

  test('is set aside before another cart takes its place', () => {
    localStorage.setItem('cart_asha', 'oops');
    saveCart('asha', cart);
    expect(loadCart('asha')).toEqual(cart);
    expect(localStorage.getItem('cart_asha.corrupt')).toBe('oops');
  });

  test('is not forgotten where it can not be set aside', () => {
    localStorage.setItem('cart_asha', 'oops');
    refuseWrites();
    expect(() => saveCart('asha', emptyCart)).toThrow(storageIsFull);
    expect(localStorage.getItem('cart_asha')).toBe('oops');
  });

  test('is set aside before an empty cart is forgotten', () => {
    localStorage.setItem('cart_asha', 'oops');
    saveCart('asha', emptyCart);
    expect(loadCart('asha')).toBeUndefined();
    expect(localStorage.getItem('cart_asha.corrupt')).toBe('oops');
  });
});

describe('storage that fails', () => {
  test('full storage is a clear error, and the cart before stays', () => {
    saveCart('asha', cart);
    refuseWrites();
    expect(() => saveCart('asha', { ...cart, items: [dal] })).toThrow(storageIsFull);
    expect(loadCart('asha')).toEqual(cart);
  });

  test('an empty cart is forgotten even where storage is full', () => {
    saveCart('asha', cart);
    refuseWrites();
    saveCart('asha', emptyCart);
    expect(loadCart('asha')).toBeUndefined();
  });

  test('storage that is switched off holds no cart, and saving is a clear error', () => {
    refuseReads();
    expect(loadCart('asha')).toBeUndefined();
    expect(() => saveCart('asha', cart)).toThrow('Storage is switched off.');
  });
});

describe('watching', () => {
  test('the cart that another tab saved is reported', () => {
    const onChange = vi.fn<(value: Cart) => void>();
    const end = watchCart('asha', onChange);
    saveCart('asha', cart);
    expect(onChange).not.toHaveBeenCalled();
    reportStorageEvent('cart_asha');
    expect(onChange.mock.calls).toEqual([[cart]]);
    end();
  });

  test('a cart that another tab emptied is reported as empty', () => {
    const onChange = vi.fn<(value: Cart) => void>();
    const end = watchCart('asha', onChange);
    reportStorageEvent('cart_asha');
    expect(onChange.mock.calls).toEqual([[emptyCart]]);
    end();
  });

  test.each(['oops', JSON.stringify({ restaurant: null, items: [dal] })])(
    'a change that reads %s is ignored, set aside and logged',
    (text) => {
      const onChange = vi.fn<(value: Cart) => void>();
      const end = watchCart('asha', onChange);
      localStorage.setItem('cart_asha', text);
      reportStorageEvent('cart_asha');
      expect(onChange).not.toHaveBeenCalled();
      expect(localStorage.getItem('cart_asha.corrupt')).toBe(text);
      expect(warn).toHaveBeenCalledTimes(1);

      saveCart('asha', cart);
      reportStorageEvent('cart_asha');
      expect(onChange.mock.calls).toEqual([[cart]]);
      end();
    },
  );

  test('the cart of somebody else is not', () => {
    const onChange = vi.fn<(value: Cart) => void>();
    const end = watchCart('asha', onChange);
    reportStorageEvent('cart_binod');
    reportStorageEvent('orders');
    expect(onChange).not.toHaveBeenCalled();
    end();
  });

  test('nothing is reported after the end', () => {
    const onChange = vi.fn<(value: Cart) => void>();
    watchCart('asha', onChange)();
    reportStorageEvent('cart_asha');
    expect(onChange).not.toHaveBeenCalled();
  });
});
