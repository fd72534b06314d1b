import { describe, expect, it } from 'vitest';
import { isPastStatus } from '../../src/domain/order-status.ts';
import { allergensOf } from '../../src/data/allergens.ts';
import { menus } from '../../src/data/menus.ts';
import { restaurants } from '../../src/data/restaurants.ts';
import { sampleOrders } from '../../src/data/sample-orders.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const moments = [
  Date.parse('2026-01-01T12:00:00.000Z'),
  Date.parse('2028-02-29T23:59:59.999Z'),
  Date.parse('2031-07-15T00:00:00.000Z'),
];
const noon = Date.parse('2026-01-01T12:00:00.000Z');
const orders = sampleOrders(noon);

describe('the sample orders', () => {
  it.each(moments)(
    'at the time %d, the sample orders are 30 minutes, 2 days and 5 days old @2.77',
    (now) => {
      expect(sampleOrders(now).map(({ createdAt }) => now - Date.parse(createdAt))).toEqual([
        30 * MINUTE,
        2 * DAY,
        5 * DAY,
      ]);
    },
  );

  it('the times of the sample orders have the same format as those of stored orders', () => {
    expect(orders.map(({ createdAt }) => createdAt)).toEqual([
      '2026-01-01T11:30:00.000Z',
      '2025-12-30T12:00:00.000Z',
      '2025-12-27T12:00:00.000Z',
    ]);
  });

  it.each(moments)(
    'at the time %d, one sample order is active, one is delivered and one is cancelled',
    (now) => {
      const statuses = sampleOrders(now).map(({ status }) => status);
      expect(statuses.filter((status) => !isPastStatus(status))).toHaveLength(1);
      expect(statuses.filter((status) => status === 'delivered')).toHaveLength(1);
      expect(statuses.filter((status) => status === 'cancelled')).toHaveLength(1);
    },
  );

  it.each(moments)('at the time %d, only the active sample order is due in the future', (now) => {
    for (const { status, createdAt, estimatedDelivery } of sampleOrders(now)) {
      expect(Date.parse(estimatedDelivery) > now).toBe(!isPastStatus(status));
      expect(Date.parse(estimatedDelivery)).toBeGreaterThan(Date.parse(createdAt));
    }
  });

  it('the sample orders have unique IDs of the same format as placed orders', () => {
    expect(new Set(orders.map(({ id }) => id)).size).toBe(3);
    for (const { id } of orders) expect(id).toMatch(/^FD\d{6}[1-9]\d{3}$/);
  });

  it('the sample orders have the same IDs, restaurants and items at any time', () => {
    const lasting = moments.map((now) =>
      sampleOrders(now).map(({ id, restaurant, items, total }) => [id, restaurant, items, total]),
    );
    expect(lasting[1]).toEqual(lasting[0]);
    expect(lasting[2]).toEqual(lasting[0]);
  });

  it('each sample order has the ID and the name of a sample restaurant @1.10', () => {
    for (const { restaurant } of orders) {
      const known = restaurants.find(({ id }) => id === restaurant.id);
      expect(restaurant).toEqual({ id: known?.id, name: known?.name });
    }
  });

  it('the dishes of each sample order are on the restaurant’s menu, at the same prices', () => {
    for (const { restaurant, items } of orders) {
      for (const { quantity, allergens, ...dish } of items) {
        expect(allergens).toEqual(allergensOf(dish.id));
        expect(menus[restaurant.id]).toContainEqual(expect.objectContaining(dish));
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(Number.isInteger(quantity)).toBe(true);
      }
    }
  });

  it('the sample orders contain the expected dishes in the expected quantities', () => {
    expect(orders.map(({ items }) => items.map(({ name, quantity }) => [name, quantity]))).toEqual([
      [
        ['Paneer Tikka Pizza', 1],
        ['Kachumber Salad', 2],
      ],
      [['Seekh Kebab Pizza', 2]],
      [['Galouti Kebab', 3]],
    ]);
  });

  it('the totals of the sample orders include a fee of 2.99 and 8 percent tax, as at checkout', () => {
    expect(orders.map(({ total }) => total)).toEqual([
      // 9.49 + 2 × 3.49 = 16.47, and 1.32 tax
      20.78,
      // 2 × 10.99 = 21.98, and 1.76 tax
      26.73,
      // 3 × 9.99 = 29.97, and 2.40 tax
      35.36,
    ]);
  });

  it('all sample orders have addresses in Delhi, and one has no delivery instructions', () => {
    for (const { deliveryAddress } of orders) {
      expect(deliveryAddress).toMatchObject({ city: 'New Delhi' });
      expect(deliveryAddress.zipCode).toMatch(/^110\d{3}$/);
    }
    expect(
      orders.filter(({ deliveryAddress }) => deliveryAddress.instructions === ''),
    ).toHaveLength(1);
  });

  it('the sample orders have no owner', () => {
    expect(orders.filter((order) => 'userId' in order)).toEqual([]);
  });
});
