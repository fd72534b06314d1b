import { describe, expect, test } from 'vitest';
import {
  avoidedIn,
  findDietConflicts,
  dietRecord,
  restricts,
  withoutConcerns,
} from '../../src/domain/diet.ts';
import type { Diet, DietOperation, DishFacts } from '../../src/domain/diet.ts';

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
    expect(findDietConflicts([korma, dal], vegetarian, factsOf)).toEqual([
      { dish: korma, isNotVegetarian: true, allergens: [], isUndeclared: false },
    ]);
  });

  test('where it contains what the customer avoids', () => {
    expect(findDietConflicts([korma, dal], noNutsOrMilk, factsOf)).toEqual([
      { dish: korma, isNotVegetarian: false, allergens: ['milk', 'nuts'], isUndeclared: false },
    ]);
  });

  test('by what the kitchen says today, not when it was ordered', () => {
    const ordered = { ...korma, isVegetarian: true, allergens: [] };
    expect(findDietConflicts([ordered], vegetarian, factsOf)).toHaveLength(1);
  });

  test('by what its order says, where no menu has it any more', () => {
    const gone = { id: 'gone', name: 'Gone', isVegetarian: true, allergens: ['milk'] } as const;
    expect(findDietConflicts([gone], vegetarian, factsOf)).toEqual([]);
    expect(findDietConflicts([gone], noNutsOrMilk, factsOf)).toMatchObject([
      { allergens: ['milk'] },
    ]);
  });

  test.each([
    ['vegetarian or not', vegetarian, { allergens: [] }],
    ['what is in it', noNutsOrMilk, { isVegetarian: true }],
  ] as const)('where nobody says %s, and the customer wants to know', (_, diet, facts) => {
    const dish = { id: 'unknown', name: 'Unknown', ...facts };
    expect(findDietConflicts([dish], diet, () => undefined)).toEqual([
      {
        dish: { id: 'unknown', name: 'Unknown' },
        isNotVegetarian: false,
        allergens: [],
        isUndeclared: true,
      },
    ]);
    const other = diet === vegetarian ? noNutsOrMilk : vegetarian;
    expect(findDietConflicts([dish], other, () => undefined)).toEqual([]);
  });

  test('never for a customer who eats everything', () => {
    const eatsAll: Diet = { isVegetarian: false, avoided: [] };
    expect(
      findDietConflicts([korma, { id: 'unknown', name: 'Unknown' }], eatsAll, factsOf),
    ).toEqual([]);
  });
});

const { apply, empty } = dietRecord;
const avoids = (...avoided: Diet['avoided']): Diet => ({ isVegetarian: false, avoided });

test('veg mode is turned on and off, and what is avoided stays', () => {
  const on = apply(avoids('milk'), { type: 'vegModeTurnedOn' });
  expect(on).toEqual({ isVegetarian: true, avoided: ['milk'] });
  expect(apply(on, { type: 'vegModeTurnedOff' })).toEqual(avoids('milk'));
});

test('an allergen is avoided once, however often that is said, and veg mode stays', () => {
  const operations: DietOperation[] = [
    { type: 'allergenAvoided', allergen: 'milk' },
    { type: 'allergenAvoided', allergen: 'nuts' },
    { type: 'allergenAvoided', allergen: 'milk' },
  ];
  expect(operations.reduce(apply, vegetarian)).toEqual({
    isVegetarian: true,
    avoided: ['nuts', 'milk'],
  });
});

test('an allergen that is accepted again leaves the others, and may be accepted already', () => {
  const accepted: DietOperation = { type: 'allergenAccepted', allergen: 'milk' };
  expect(apply(avoids('milk', 'nuts'), accepted)).toEqual(avoids('nuts'));
  expect(apply(avoids('nuts'), accepted)).toEqual(avoids('nuts'));
});

test('at first everything is eaten, and nothing is kept of that', () => {
  expect(empty).toEqual({ isVegetarian: false, avoided: [] });
  expect([empty, vegetarian, avoids('egg')].map(dietRecord.isEmpty)).toEqual([true, false, false]);
  expect([empty, vegetarian, avoids('egg')].map(restricts)).toEqual([false, true, true]);
});

test.each([empty, vegetarian, avoids('milk', 'nuts'), { ...avoids('egg'), isVegetarian: true }])(
  'the operations of a diet make it: %j',
  (diet) => {
    expect(dietRecord.toOperations?.(diet).reduce(apply, empty)).toEqual(diet);
  },
);

test('the dishes that raise no concern are left, as they are', () => {
  const concerns = findDietConflicts([korma, dal], vegetarian, factsOf);
  const items = [
    { ...korma, quantity: 1 },
    { ...dal, quantity: 2 },
  ];
  expect(withoutConcerns(items, concerns)).toEqual([{ ...dal, quantity: 2 }]);
  expect(withoutConcerns(items, [])).toEqual(items);
  expect(withoutConcerns([], concerns)).toEqual([]);
});
