/** Checks that the models' examples are part of FoodDash's own sample data. */
import { expect, test } from 'vitest';
import { menus } from '../../src/data/menus.ts';
import { restaurants } from '../../src/data/restaurants.ts';
import { sampleOrders } from '../../src/data/sample-orders.ts';
import { isPastStatus } from '../../src/domain/order-status.ts';
import {
  coal,
  coalDish,
  coalPlace,
  coalSalad,
  dastan,
  dastanDish,
  NOON,
  PAST_ORDER_ID,
  pastCoalOrder,
  pastDastanOrder,
} from '../fixtures.ts';

test.each([
  [coal, coalDish],
  [dastan, dastanDish],
])('the example $name and its first dish are part of the sample data', (restaurant, dish) => {
  expect(restaurants.find(({ id }) => id === restaurant.id)).toMatchObject(restaurant);
  expect(menus[restaurant.id]?.[0]).toMatchObject(dish);
});

test('the example salad is on the menu of Coal & Rumali', () => {
  const salad = menus[coal.id]?.find(({ id }) => id === coalSalad.id);
  expect(salad).toMatchObject({ ...coalSalad, isVegetarian: true });
});

test('the location of Coal & Rumali in the fixtures is the location of the sample restaurant', () => {
  expect(restaurants.find(({ id }) => id === coal.id)?.location).toEqual(coalPlace);
});

test('the past orders of the fixtures have the restaurants and dishes of the past sample orders', () => {
  const past = sampleOrders(NOON).filter(({ status }) => isPastStatus(status));
  expect([pastCoalOrder, pastDastanOrder]).toMatchObject(
    past.map(({ restaurant, items }) => ({
      restaurant,
      items: items.map(({ id, name, price, priceINR, quantity }) => ({
        id,
        name,
        price,
        priceINR,
        quantity,
      })),
    })),
  );
  expect(past[0]?.id).toBe(PAST_ORDER_ID);
});
