import { expect, test } from 'vitest';
import type { MenuItem } from '../../src/domain/entities.ts';
import { searchMenu } from '../../src/domain/menu-search.ts';

function dish(name: string, category: MenuItem['category'], description = ''): MenuItem {
  return {
    id: name,
    name,
    description,
    price: 5,
    priceINR: '₹415',
    category,
    image: '',
    isVegetarian: true,
    isSpicy: false,
  };
}

const menu = [
  dish('Jalapeño Toast', 'Appetizer', 'With lime butter.'),
  dish('Butter Penne', 'Pasta'),
  dish('Margherita', 'Pizza', 'Tomato and basil.'),
];

test.each([
  ['a blank search', ' ', ['Jalapeño Toast', 'Butter Penne', 'Margherita']],
  ['a part of a name, in any case', 'ENN', ['Butter Penne']],
  ['a name without its accent', 'jalapeno', ['Jalapeño Toast']],
  ['an ingredient', 'butter', ['Jalapeño Toast', 'Butter Penne']],
  ['a category', 'pizza', ['Margherita']],
  ['words of the name and the description', 'basil margherita', ['Margherita']],
  ['a text across the name and the category', 'pennepasta', []],
  ['words of two different dishes', 'butter basil', []],
])('searchMenu finds the right dishes for %s', (_, search, names) => {
  expect(searchMenu(menu, search).map(({ name }) => name)).toEqual(names);
});

test('searchMenu returns the menu itself for a blank search', () => {
  expect(searchMenu(menu, ' ')).toBe(menu);
});
