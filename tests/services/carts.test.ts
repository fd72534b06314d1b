// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyCart } from '../../machines/cart.ts';
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

/** As one tab does alone: it knows what is saved. */
async function save(userId: string, value: Cart): Promise<Cart | undefined> {
  return saveCart(userId, loadCart(userId) ?? emptyCart, value);
}

let warn: ReturnType<typeof hushWarnings>;

beforeEach(() => {
  localStorage.clear();
  warn = hushWarnings();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('saving and loading', () => {
  test('a saved cart comes back as it was, under the user’s key', async () => {
    await save('asha', cart);
    expect(loadCart('asha')).toEqual(cart);
    expect(localStorage.getItem('cart_asha')).toBe(JSON.stringify(cart));
  });

  test('nobody sees the cart of somebody else', async () => {
    await save('asha', cart);
    expect(loadCart('binod')).toBeUndefined();
    await save('binod', { ...cart, items: [dal] });
    expect(loadCart('asha')).toEqual(cart);
  });

  test('there is none where nothing is saved', () => {
    expect(loadCart('asha')).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  test('an empty cart is forgotten', async () => {
    await save('asha', cart);
    await save('asha', { restaurant, items: [] });
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

  test('is set aside before another cart takes its place', async () => {
    localStorage.setItem('cart_asha', 'oops');
    await save('asha', cart);
    expect(loadCart('asha')).toEqual(cart);
    expect(localStorage.getItem('cart_asha.corrupt')).toBe('oops');
  });

  test('is not forgotten where it can not be set aside', async () => {
    localStorage.setItem('cart_asha', 'oops');
    refuseWrites();
    await expect(save('asha', emptyCart)).rejects.toThrow(storageIsFull);
    expect(localStorage.getItem('cart_asha')).toBe('oops');
  });

  test('is set aside before an empty cart is forgotten', async () => {
    localStorage.setItem('cart_asha', 'oops');
    await save('asha', emptyCart);
    expect(loadCart('asha')).toBeUndefined();
    expect(localStorage.getItem('cart_asha.corrupt')).toBe('oops');
  });
});

describe('storage that fails', () => {
  test('full storage is a clear error, and the cart before stays', async () => {
    await save('asha', cart);
    refuseWrites();
    await expect(save('asha', { ...cart, items: [dal] })).rejects.toThrow(storageIsFull);
    expect(loadCart('asha')).toEqual(cart);
  });

  test('an empty cart is forgotten even where storage is full', async () => {
    await save('asha', cart);
    refuseWrites();
    await save('asha', emptyCart);
    expect(loadCart('asha')).toBeUndefined();
  });

  test('storage that is switched off holds no cart, and saving is a clear error', async () => {
    refuseReads();
    expect(loadCart('asha')).toBeUndefined();
    await expect(save('asha', cart)).rejects.toThrow('Storage is switched off.');
  });
});

describe('saving what another tab has saved meanwhile', () => {
  const [naan] = cart.items.slice(1);
  const more: Cart = { restaurant, items: [{ ...dal, quantity: 3 }] };

  test('adds what changed here to it, and tells what came of it', async () => {
    await save('asha', cart);
    const merged = await saveCart('asha', { restaurant, items: [dal] }, more);
    expect(merged).toEqual({ restaurant, items: [{ ...dal, quantity: 3 }, naan] });
    expect(loadCart('asha')).toEqual(merged);
  });

  test('tells nothing where it is as this tab knew it', async () => {
    await save('asha', cart);
    expect(await saveCart('asha', cart, more)).toBeUndefined();
    expect(loadCart('asha')).toEqual(more);
  });

  test('leaves what was added here after the other tab had ordered the rest', async () => {
    expect(await saveCart('asha', { restaurant, items: [dal] }, more)).toEqual({
      restaurant,
      items: [{ ...dal, quantity: 1 }],
    });
  });

  test('looks for it once the lock is granted', async () => {
    const names: string[] = [];
    const request = async (name: string, run: () => unknown) => {
      names.push(name);
      await Promise.resolve();
      localStorage.setItem('cart_asha', JSON.stringify(cart));
      return run();
    };
    vi.stubGlobal('navigator', { locks: { request, query: async () => ({}) } });
    await saveCart('asha', emptyCart, more);
    expect(names).toEqual(['cart_asha']);
    expect(loadCart('asha')?.items.map(({ quantity }) => quantity)).toEqual([5, 1]);
    vi.unstubAllGlobals();
  });

  test('is done at once when the page is left while another tab has the lock, and only once', async () => {
    const grants: (() => void)[] = [];
    const request = async (_: string, run: () => unknown) => {
      await new Promise<void>((granted) => {
        grants.push(granted);
      });
      return run();
    };
    vi.stubGlobal('navigator', { locks: { request, query: async () => ({}) } });
    const saving = saveCart('asha', emptyCart, more);
    expect(localStorage).toHaveLength(0);
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(loadCart('asha')).toEqual(more);
    for (const grant of grants) grant();
    await saving;
    expect(loadCart('asha')).toEqual(more);
    vi.unstubAllGlobals();
  });

  test('counts what can not be read as untouched, and sets it aside', async () => {
    localStorage.setItem('cart_asha', 'oops');
    expect(await saveCart('asha', cart, more)).toBeUndefined();
    expect(loadCart('asha')).toEqual(more);
    expect(localStorage.getItem('cart_asha.corrupt')).toBe('oops');
  });
});

describe('watching', () => {
  test('the cart that another tab saved is reported', async () => {
    const onChange = vi.fn<(value: Cart) => void>();
    const end = watchCart('asha', onChange);
    await save('asha', cart);
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
    async (text) => {
      const onChange = vi.fn<(value: Cart) => void>();
      const end = watchCart('asha', onChange);
      localStorage.setItem('cart_asha', text);
      reportStorageEvent('cart_asha');
      expect(onChange).not.toHaveBeenCalled();
      expect(localStorage.getItem('cart_asha.corrupt')).toBe(text);
      expect(warn).toHaveBeenCalledTimes(1);

      await save('asha', cart);
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
