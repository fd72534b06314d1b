// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderRequest } from '../../machines/checkout.ts';
import { sampleDriver } from '../../src/data/drivers.ts';
import { findOrder } from '../../src/services/find-order.ts';
import { placeOrder } from '../../src/services/place-order.ts';
import { makeWritesFail, storageIsFull } from './helpers.ts';

const now = new Date('2026-01-01T12:00:54.321Z');

const request: OrderRequest = {
  userId: 'asha',
  cart: {
    restaurant: { id: 'spice-route', name: 'Spice Route', cuisine: 'North Indian' },
    items: [{ id: 'dal', name: 'Dal', price: 6.5, priceINR: '₹540', quantity: 2 }],
  },
  form: {
    street: ' 2 Test Road ',
    city: ' Delhi ',
    zipCode: ' 110001 ',
    instructions: ' Ring twice. ',
    cardNumber: ' 4000 1234 5678 9010 ',
    expiryDate: ' 09/29 ',
    cvv: ' 737 ',
    nameOnCard: ' Asha Rao ',
  },
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('placeOrder stores the whole order as requested @3.8 @3.9.1 @4.4 @9.7', async () => {
  const order = await placeOrder(request);
  expect(order).toEqual({
    id: 'FD8543215500',
    userId: 'asha',
    restaurant: { id: 'spice-route', name: 'Spice Route' },
    items: [{ id: 'dal', name: 'Dal', price: 6.5, priceINR: '₹540', quantity: 2 }],
    total: 17.03,
    totalINR: '₹1,413',
    deliveryAddress: {
      street: '2 Test Road',
      city: 'Delhi',
      zipCode: '110001',
      instructions: 'Ring twice.',
    },
    paymentMethod: {
      cardNumber: '•••• 9010',
      expiryDate: '09/29',
      cvv: '•••',
      nameOnCard: 'Asha Rao',
    },
    status: 'confirmed',
    createdAt: '2026-01-01T12:00:54.321Z',
    estimatedDelivery: '2026-01-01T12:30:54.321Z',
    driver: sampleDriver,
  });
  expect(findOrder('FD8543215500')).toEqual(order);
});

test('placeOrder stores each dish’s veg mark and allergens from today’s menu, not from the cart @16.18', async () => {
  const roll = {
    id: 'coal-and-rumali-chicken-seekh-roll',
    name: 'Chicken Seekh Roll',
    price: 5.49,
  };
  const gone = { id: 'coal-and-rumali-quail', name: 'Quail', price: 9 };
  const order = await placeOrder({
    ...request,
    cart: {
      restaurant: { id: 'coal-and-rumali', name: 'Coal & Rumali', cuisine: 'Kebabs & Rolls' },
      items: [
        { ...roll, quantity: 1, isVegetarian: true, allergens: [] },
        { ...gone, quantity: 1 },
      ],
    },
  });
  expect(order.items).toEqual([
    { ...roll, quantity: 1, isVegetarian: false, allergens: ['gluten'] },
    { ...gone, quantity: 1 },
  ]);
  expect(order.kitchenAllergens).toEqual(['gluten', 'crustaceans', 'milk', 'egg', 'sulphites']);
  expect(findOrder(order.id)).toEqual(order);
});

test('placeOrder stores neither the card number nor the security code @3.9', async () => {
  await placeOrder(request);
  const stored = JSON.stringify(Object.entries(localStorage));
  expect(stored).toContain('9010');
  expect(stored.replaceAll(' ', '')).not.toContain('567890');
  expect(stored).not.toContain('4000');
  expect(stored).not.toContain('737');
});

test('placeOrder draws another ID if the first ID is taken @9.9', async () => {
  const first = await placeOrder(request);
  vi.mocked(Math.random).mockReturnValueOnce(0.5).mockReturnValueOnce(0.75);
  const second = await placeOrder({ ...request, userId: 'binod' });
  expect(second.id).toBe('FD8543217750');
  expect(findOrder(first.id)?.userId).toBe('asha');
  expect(findOrder(second.id)?.userId).toBe('binod');
});

describe('placeOrder', () => {
  test('rejects a cart without items', async () => {
    await expect(placeOrder({ ...request, cart: { ...request.cart, items: [] } })).rejects.toThrow(
      'There is nothing to order.',
    );
    expect(localStorage).toHaveLength(0);
  });

  test('rejects a cart without a restaurant', async () => {
    await expect(
      placeOrder({ ...request, cart: { ...request.cart, restaurant: null } }),
    ).rejects.toThrow('There is nothing to order.');
    expect(localStorage).toHaveLength(0);
  });

  test('rejects an order if storage is full', async () => {
    makeWritesFail();
    await expect(placeOrder(request)).rejects.toBe(storageIsFull);
    expect(localStorage).toHaveLength(0);
  });
});
