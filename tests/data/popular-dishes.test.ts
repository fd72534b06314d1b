import { expect, test } from 'vitest';
import { popularDishes } from '../../src/data/popular-dishes.ts';

test('there are six popular dishes, all from open restaurants and with different pictures', () => {
  expect(popularDishes).toHaveLength(6);
  expect(new Set(popularDishes.map(({ item }) => item.image)).size).toBe(6);
  expect(popularDishes.filter(({ restaurant }) => !restaurant.isOpen)).toEqual([]);
});
