import { expect, test } from 'vitest';
import { allergens } from '../../src/domain/allergens.ts';
import {
  containsSentence,
  fullNameOf,
  kitchenCaution,
  nameAllergens,
} from '../../src/shared/allergen-texts.ts';

test('the eight allergens have the names and the order that Indian law gives them @16.13', () => {
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

test('nameAllergens joins the names into a list for a sentence', () => {
  expect(nameAllergens(['milk'])).toBe('milk');
  expect(nameAllergens(['nuts', 'milk'])).toBe('milk and nuts');
  expect(nameAllergens(['nuts', 'milk', 'egg'])).toBe('milk, egg and nuts');
  expect(nameAllergens(allergens)).toBe(
    'gluten, crustaceans, milk, egg, fish, nuts, soya and sulphites',
  );
});

test('containsSentence names the allergens of a dish, or says that the dish contains none of the main allergens', () => {
  expect(containsSentence(['milk', 'gluten'])).toBe('Contains gluten and milk.');
  expect(containsSentence([])).toBe(
    'The restaurant says this dish contains none of the eight main allergens.',
  );
});

test('kitchenCaution names the allergens that the kitchen handles, except those of the dish', () => {
  expect(kitchenCaution(['gluten', 'milk', 'nuts'], ['milk'])).toBe(
    'Made in a kitchen that also handles gluten and nuts.',
  );
  expect(kitchenCaution(['milk'], ['milk'])).toBeUndefined();
  expect(kitchenCaution([], [])).toBeUndefined();
});
