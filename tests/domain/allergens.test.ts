import { expect, test } from 'vitest';
import {
  allergens,
  containsSentence,
  fullNameOf,
  inOrder,
  kitchenCaution,
  listNames,
  nameAllergens,
} from '../../src/domain/allergens.ts';

test('are the eight of Indian law, in its order @16.13', () => {
  expect(allergens.map(fullNameOf)).toEqual([
    'Cereals containing gluten',
    'Crustaceans and their products',
    'Milk and milk products',
    'Egg and egg products',
    'Fish and fish products',
    'Peanuts, tree nuts and their products',
    'Soybeans and their products',
    'Sulphites (10 mg/kg or more)',
  ]);
});

test('stand in that order once each, however they come', () => {
  expect(inOrder(['nuts', 'milk', 'gluten', 'milk'])).toEqual(['gluten', 'milk', 'nuts']);
});

test('are named in a sentence', () => {
  expect(nameAllergens(['milk'])).toBe('milk');
  expect(nameAllergens(['nuts', 'milk'])).toBe('milk and nuts');
  expect(nameAllergens(['nuts', 'milk', 'egg'])).toBe('milk, egg and nuts');
  expect(nameAllergens(allergens)).toBe(
    'gluten, crustaceans, milk, egg, fish, nuts, soy and sulphites',
  );
  expect(listNames(['Naan', 'Dal'])).toBe('Naan and Dal');
});

test('of a dish are told, and so is that there are none', () => {
  expect(containsSentence(['milk', 'gluten'])).toBe('Contains gluten and milk.');
  expect(containsSentence([])).toBe('Contains none of the allergens that kitchens declare.');
});

test('of the kitchen are told where the dish has not named them already', () => {
  expect(kitchenCaution(['gluten', 'milk', 'nuts'], ['milk'])).toBe(
    'Made in a kitchen that also handles gluten and nuts.',
  );
  expect(kitchenCaution(['milk'], ['milk'])).toBeUndefined();
  expect(kitchenCaution([], [])).toBeUndefined();
});
