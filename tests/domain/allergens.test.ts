import { expect, test } from 'vitest';
import { allergens, inOrder } from '../../src/domain/allergens.ts';

test('the eight allergens are listed in the order in which the law lists them', () => {
  expect(inOrder(allergens.toReversed())).toEqual([
    'gluten',
    'crustaceans',
    'milk',
    'egg',
    'fish',
    'nuts',
    'soy',
    'sulphites',
  ]);
});

test('inOrder lists each allergen once, in the order in which the law lists them', () => {
  expect(inOrder(['nuts', 'milk', 'gluten', 'milk'])).toEqual(['gluten', 'milk', 'nuts']);
});
