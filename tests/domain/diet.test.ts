import { describe, expect, test } from 'vitest';
import { avoidedIn, concernsOf } from '../../src/domain/diet.ts';
import type { Diet, DishFacts } from '../../src/domain/diet.ts';

const vegetarian: Diet = { isVegetarian: true, avoided: [] };
const noNutsOrMilk: Diet = { isVegetarian: false, avoided: ['nuts', 'milk'] };

const korma = { id: 'korma', name: 'Korma' };
const dal = { id: 'dal', name: 'Dal' };
const known: Record<string, DishFacts> = {
  korma: { isVegetarian: false, allergens: ['nuts', 'soy', 'milk'] },
  dal: { isVegetarian: true, allergens: [] },
};
const factsOf = (id: string) => known[id];

test('what a dish contains of what is avoided stands in the order of the law', () => {
  expect(avoidedIn(noNutsOrMilk, { allergens: ['nuts', 'soy', 'milk'] })).toEqual(['milk', 'nuts']);
  expect(avoidedIn(noNutsOrMilk, { allergens: ['soy'] })).toEqual([]);
  expect(avoidedIn(noNutsOrMilk, {})).toEqual([]);
});

describe('a dish raises a concern', () => {
  test('in veg mode, where it is not vegetarian', () => {
    expect(concernsOf([korma, dal], vegetarian, factsOf)).toEqual([
      { dish: korma, isNotVegetarian: true, allergens: [], isUndeclared: false },
    ]);
  });

  test('where it contains what the customer avoids', () => {
    expect(concernsOf([korma, dal], noNutsOrMilk, factsOf)).toEqual([
      { dish: korma, isNotVegetarian: false, allergens: ['milk', 'nuts'], isUndeclared: false },
    ]);
  });

  test('by what the kitchen says today, not when it was ordered', () => {
    const ordered = { ...korma, isVegetarian: true, allergens: [] };
    expect(concernsOf([ordered], vegetarian, factsOf)).toHaveLength(1);
  });

  test('by what its order says, where no menu has it any more', () => {
    const gone = { id: 'gone', name: 'Gone', isVegetarian: true, allergens: ['milk'] } as const;
    expect(concernsOf([gone], vegetarian, factsOf)).toEqual([]);
    expect(concernsOf([gone], noNutsOrMilk, factsOf)).toMatchObject([{ allergens: ['milk'] }]);
  });

  test.each([
    ['vegetarian or not', vegetarian, { allergens: [] }],
    ['what is in it', noNutsOrMilk, { isVegetarian: true }],
  ] as const)('where nobody says %s, and the customer wants to know', (_, diet, facts) => {
    const dish = { id: 'unknown', name: 'Unknown', ...facts };
    expect(concernsOf([dish], diet, () => undefined)).toEqual([
      {
        dish: { id: 'unknown', name: 'Unknown' },
        isNotVegetarian: false,
        allergens: [],
        isUndeclared: true,
      },
    ]);
    const other = diet === vegetarian ? noNutsOrMilk : vegetarian;
    expect(concernsOf([dish], other, () => undefined)).toEqual([]);
  });

  test('never for a customer who eats everything', () => {
    const eatsAll: Diet = { isVegetarian: false, avoided: [] };
    expect(concernsOf([korma, { id: 'unknown', name: 'Unknown' }], eatsAll, factsOf)).toEqual([]);
  });
});
