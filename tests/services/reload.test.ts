// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cart } from '../../machines/entities.ts';
import { reloadWith, takeCarriedCart } from '../../src/services/reload.ts';
import { hushWarnings, refuseReads, refuseWrites, unreadableTexts } from './helpers.ts';

const cart: Cart = {
  restaurant: { id: 'spice-route', name: 'Spice Route', cuisine: 'North Indian' },
  items: [{ id: 'dal', name: 'Dal', price: 6.5, quantity: 2 }],
};

const reload = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  hushWarnings();
  vi.stubGlobal('location', { reload });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a cart comes along once', async () => {
  reloadWith(cart);
  expect(reload).toHaveBeenCalledOnce();
  expect(await takeCarriedCart()).toEqual(cart);
  expect(await takeCarriedCart()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('two who ask at the same time get it once', async () => {
  reloadWith(cart);
  expect(await Promise.all([takeCarriedCart(), takeCarriedCart()])).toEqual([cart, undefined]);
});

test.each([null, { restaurant: null, items: [] }])(
  'nothing comes along from %j',
  async (nothing) => {
    reloadWith(nothing);
    expect(reload).toHaveBeenCalledOnce();
    expect(sessionStorage).toHaveLength(0);
    expect(await takeCarriedCart()).toBeUndefined();
  },
);

test.each(unreadableTexts)('what came along as %j is dropped', async (text) => {
  reloadWith(cart);
  const [key] = Object.keys(sessionStorage);
  sessionStorage.setItem(key ?? '', text);
  expect(await takeCarriedCart()).toBeUndefined();
  expect(await takeCarriedCart()).toBeUndefined();
});

test('the page reloads where nothing can be stored', async () => {
  refuseWrites();
  reloadWith(cart);
  expect(reload).toHaveBeenCalledOnce();
  refuseReads();
  expect(await takeCarriedCart()).toBeUndefined();
});
