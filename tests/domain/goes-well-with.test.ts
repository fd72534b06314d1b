import { describe, expect, test } from 'vitest';
import type { CartItem, MenuItem } from '../../src/domain/entities.ts';
import { goesWellWith } from '../../src/domain/goes-well-with.ts';

function dish(
  id: string,
  category: MenuItem['category'],
  price: number,
  isVegetarian = true,
): MenuItem {
  return {
    id,
    name: id,
    price,
    priceINR: '',
    category,
    image: '',
    description: '',
    isVegetarian,
    isSpicy: false,
  };
}

const menu = [
  dish('margherita', 'Pizza', 9),
  dish('penne', 'Pasta', 8),
  dish('kachumber', 'Salad', 3),
  dish('samosa', 'Appetizer', 4),
  dish('kebab', 'Appetizer', 2, false),
  dish('chaat', 'Appetizer', 5),
];
const noDiet = { isVegetarian: false, avoided: [] };
const factsOf = (id: string) => menu.find((each) => each.id === id);
const inCart = (...ids: string[]): CartItem[] =>
  ids.map((id) => ({ id, name: id, price: 1, quantity: 1 }));
const suggested = (ids: string[], diet = noDiet) =>
  goesWellWith(menu, inCart(...ids), diet, factsOf).map(({ id }) => id);

describe('dishes that go well with a cart', () => {
  test('the three cheapest dishes from categories that are not in the cart are suggested, the cheapest first', () => {
    expect(suggested(['margherita'])).toEqual(['kebab', 'kachumber', 'samosa']);
  });

  test('no suggested dish is from a category that is already in the cart', () => {
    expect(suggested(['margherita', 'samosa'])).toEqual(['kachumber', 'penne']);
    expect(suggested(['margherita', 'penne', 'kachumber', 'kebab'])).toEqual([]);
  });

  test('no suggested dish conflicts with the diet', () => {
    expect(suggested(['margherita'], { ...noDiet, isVegetarian: true })).toEqual([
      'kachumber',
      'samosa',
      'chaat',
    ]);
  });
});
