import { expect, test } from 'vitest';
import type { MenuItem } from '../../src/domain/entities.ts';
import { searchMenu } from '../../src/domain/menu-search.ts';

function dish(
  name: string,
  category: MenuItem['category'],
  description = '',
  properties: Partial<MenuItem> = {},
): MenuItem {
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
    ...properties,
  };
}

/** Searches a menu whose dishes have no names in other languages. */
const find = (dishes: readonly MenuItem[], search: string) => searchMenu(dishes, search, () => []);

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
  expect(find(menu, search).map(({ name }) => name)).toEqual(names);
});

const mixed = [
  dish('Vegetable Penne', 'Pasta', 'Mild.', { isSpicy: true }),
  dish('Chicken Penne', 'Pasta', 'With vegetables.', { isVegetarian: false }),
  dish('Chilli Prawn', 'Appetizer', '', { isVegetarian: false, isSpicy: true }),
];

test.each([
  ['the word “veg”', 'veg', ['Vegetable Penne']],
  ['the word “vegetarian”', 'Vegetarian', ['Vegetable Penne']],
  ['the beginning of “vegetarian”', 'vegetari', ['Vegetable Penne']],
  ['a word that begins like “vegetarian”', 'vegetable', ['Vegetable Penne', 'Chicken Penne']],
  ['the two words “non veg”', 'non veg', ['Chicken Penne', 'Chilli Prawn']],
  ['the beginning of “non veg”', 'non v', ['Chicken Penne', 'Chilli Prawn']],
  ['the word “non-vegetarian”', 'non-vegetarian', ['Chicken Penne', 'Chilli Prawn']],
  ['the word “spicy”', 'spicy', ['Vegetable Penne', 'Chilli Prawn']],
  ['the words “non-spicy”', 'non-spicy', ['Chicken Penne']],
  ['two properties', 'spicy non-veg', ['Chilli Prawn']],
  ['a property and a name', 'penne veg', ['Vegetable Penne']],
  ['a property and its opposite', 'veg non-veg', []],
  ['a property in capitals', 'NONSPICY', ['Chicken Penne']],
  ['the first four letters of “shrimp”', 'shri', ['Chilli Prawn']],
  ['fewer letters, with which several words begin', 'shr', []],
])('searchMenu finds only the dishes that are meant by %s', (_, search, names) => {
  expect(find(mixed, search).map(({ name }) => name)).toEqual(names);
});

test('searchMenu finds a word of two letters by its plural', () => {
  const juice = dish('आम का रस', 'Salad');
  expect(find([juice], 'आमों')).toEqual([juice]);
});

test('searchMenu finds no other forms of a word whose stem is a single letter', () => {
  expect(find([dish('आम का रस', 'Salad')], 'के')).toEqual([]);
});

test('searchMenu returns the menu itself for a blank search', () => {
  expect(find(menu, ' ')).toBe(menu);
});
