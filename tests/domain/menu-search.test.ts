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
  ['nothing', ' ', ['Jalapeño Toast', 'Butter Penne', 'Margherita']],
  ['a part of a name, in any case', 'ENN', ['Butter Penne']],
  ['a name without its accent', 'jalapeno', ['Jalapeño Toast']],
  ['an ingredient', 'butter', ['Jalapeño Toast', 'Butter Penne']],
  ['a category', 'pizza', ['Margherita']],
  ['words of different places', 'basil margherita', ['Margherita']],
  ['a text across two places', 'pennepasta', []],
  ['a word that is there and one that is not', 'butter basil', []],
])('searchMenu finds %s', (_, search, names) => {
  expect(searchMenu(menu, search).map(({ name }) => name)).toEqual(names);
});

test('searchMenu returns the menu itself for a blank search', () => {
  expect(searchMenu(menu, ' ')).toBe(menu);
});
