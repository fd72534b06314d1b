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

test('avoidedIn returns the avoided allergens in the order in which the law lists them', () => {
  expect(avoidedIn(noNutsOrMilk, { allergens: ['nuts', 'soy', 'milk'] })).toEqual(['milk', 'nuts']);
  expect(avoidedIn(noNutsOrMilk, { allergens: ['soy'] })).toEqual([]);
  expect(avoidedIn(noNutsOrMilk, {})).toEqual([]);
});

describe('findDietConflicts', () => {
  test('in veg mode, reports a dish that is not vegetarian', () => {
    expect(findDietConflicts([korma, dal], vegetarian, factsOf)).toEqual([
      { dish: korma, isNotVegetarian: true, allergens: [], isUndeclared: false },
    ]);
  });

  test('reports a dish with an allergen that the customer avoids', () => {
    expect(findDietConflicts([korma, dal], noNutsOrMilk, factsOf)).toEqual([
      { dish: korma, isNotVegetarian: false, allergens: ['milk', 'nuts'], isUndeclared: false },
    ]);
  });

  test('checks the facts about a dish on today’s menu, not those stored with the order', () => {
    const ordered = { ...korma, isVegetarian: true, allergens: [] };
    expect(findDietConflicts([ordered], vegetarian, factsOf)).toHaveLength(1);
  });

  test('if a dish is no longer on a menu, checks the facts stored with the order', () => {
    const gone = { id: 'gone', name: 'Gone', isVegetarian: true, allergens: ['milk'] } as const;
    expect(findDietConflicts([gone], vegetarian, factsOf)).toEqual([]);
    expect(findDietConflicts([gone], noNutsOrMilk, factsOf)).toMatchObject([
      { allergens: ['milk'] },
    ]);
  });

  test.each([
    ['whether it is vegetarian', vegetarian, { allergens: [] }],
    ['which allergens it contains', noNutsOrMilk, { isVegetarian: true }],
  ] as const)(
    'reports a dish if it is unknown %s, and the diet depends on that',
    (_, diet, facts) => {
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
    },
  );

  test('reports nothing for a customer without restrictions', () => {
    const eatsAll: Diet = { isVegetarian: false, avoided: [] };
    expect(
      findDietConflicts([korma, { id: 'unknown', name: 'Unknown' }], eatsAll, factsOf),
    ).toEqual([]);
  });
});

const { apply, empty } = dietRecord;
const avoids = (...avoided: Diet['avoided']): Diet => ({ isVegetarian: false, avoided });

test('turning veg mode on and off leaves the avoided allergens unchanged', () => {
  const on = apply(avoids('milk'), { type: 'vegModeTurnedOn' });
  expect(on).toEqual({ isVegetarian: true, avoided: ['milk'] });
  expect(apply(on, { type: 'vegModeTurnedOff' })).toEqual(avoids('milk'));
});

test('an avoided allergen is listed once, however often it is added, and veg mode stays on', () => {
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

test('accepting one allergen does not remove the other avoided allergens, even if the accepted allergen was not avoided', () => {
  const accepted: DietOperation = { type: 'allergenAccepted', allergen: 'milk' };
  expect(apply(avoids('milk', 'nuts'), accepted)).toEqual(avoids('nuts'));
  expect(apply(avoids('nuts'), accepted)).toEqual(avoids('nuts'));
});

test('the initial diet has no restrictions and is not stored', () => {
  expect(empty).toEqual({ isVegetarian: false, avoided: [] });
  expect([empty, vegetarian, avoids('egg')].map(dietRecord.isEmpty)).toEqual([true, false, false]);
  expect([empty, vegetarian, avoids('egg')].map(restricts)).toEqual([false, true, true]);
});

test.each([empty, vegetarian, avoids('milk', 'nuts'), { ...avoids('egg'), isVegetarian: true }])(
  'the operations of the diet %j create the same diet',
  (diet) => {
    expect(dietRecord.toOperations?.(diet).reduce(apply, empty)).toEqual(diet);
  },
);

test('the operations of a diet without veg mode only add the avoided allergens', () => {
  expect(dietRecord.toOperations?.(avoids('milk'))).toEqual([
    { type: 'allergenAvoided', allergen: 'milk' },
  ]);
});

test('withoutConcerns removes the dishes that have conflicts, and does not change the others', () => {
  const concerns = findDietConflicts([korma, dal], vegetarian, factsOf);
  const items = [
    { ...korma, quantity: 1 },
    { ...dal, quantity: 2 },
  ];
  expect(withoutConcerns(items, concerns)).toEqual([{ ...dal, quantity: 2 }]);
  expect(withoutConcerns(items, [])).toEqual(items);
  expect(withoutConcerns([], concerns)).toEqual([]);
});
