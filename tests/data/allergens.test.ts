import { describe, expect, it } from 'vitest';
import { allergensOf, allergensOfKitchen } from '../../src/data/allergens.ts';
import { findConcerns, findNonVegetarian } from '../../src/data/diet-concerns.ts';
import { factsOf } from '../../src/data/dish-facts.ts';
import { menus } from '../../src/data/menus.ts';
import { popularDishes, popularVegetarianDishes } from '../../src/data/popular-dishes.ts';
import { inOrder } from '../../src/domain/allergens.ts';
import type { Allergen } from '../../src/domain/allergens.ts';

const dishes = Object.values(menus).flat();

/** Each allergen with words that imply it. A dish with such a word must declare the allergen. */
const words: readonly [Allergen, RegExp][] = [
  [
    'gluten',
    /\b(pizza|spaghetti|penne|fusilli|rigatoni|lasagne|macaroni|pappardelle|fettuccine)\b/i,
  ],
  [
    'gluten',
    /\b(naan|kulchas?|kulche|parathas?|rumali|roll|pav|bun|samosas?|papdi|sheermal|wheat)\b/i,
  ],
  ['milk', /\b(paneer|cheese|mozzarella|cream|creamy|butter|buttery|buttered|makkhan|makhani)\b/i],
  ['milk', /\b(yoghurt|curd|dahi|lassi|buttermilk|malai)\b/i],
  ['nuts', /\b(nuts|peanuts?|cashew|almonds?)\b/i],
  ['egg', /\beggs?\b/i],
  ['crustaceans', /\b(prawns?|shrimps?|crabs?)\b/i],
  ['fish', /\bfish\b/i],
  ['soy', /\b(soy|soya|tofu)\b/i],
];

const saysSo = ({ name, description }: { name: string; description: string }, pattern: RegExp) =>
  pattern.test(`${name} ${description}`);

describe('allergensOf', () => {
  it('returns allergens for every dish on a menu @16.13', () => {
    expect(dishes.filter(({ id }) => allergensOf(id) === undefined)).toEqual([]);
  });

  it('returns each allergen once, in the order in which the law lists them', () => {
    for (const { id } of dishes) expect(allergensOf(id)).toEqual(inOrder(allergensOf(id) ?? []));
  });

  it.each(
    words.flatMap(([allergen, pattern]) =>
      dishes
        .filter((dish) => saysSo(dish, pattern))
        .map(({ id, name }) => ({ id, name, allergen })),
    ),
  )('$name contains $allergen, as its name or description says @16.13', ({ id, allergen }) => {
    expect(allergensOf(id)).toContain(allergen);
  });

  it.each(dishes.filter(({ isVegetarian }) => isVegetarian))(
    '$name is vegetarian and contains neither egg, fish nor crustaceans',
    ({ id }) => {
      for (const allergen of ['egg', 'fish', 'crustaceans'] as const) {
        expect(allergensOf(id)).not.toContain(allergen);
      }
    },
  );

  it('returns undefined for a dish that is on no menu, whatever its ID', () => {
    for (const id of ['sushi', '', 'constructor', '__proto__']) {
      expect(allergensOf(id)).toBeUndefined();
      expect(factsOf(id)).toBeUndefined();
    }
  });
});

describe('allergensOfKitchen', () => {
  it.each(Object.entries(menus))(
    'the kitchen of %s handles every allergen of its dishes',
    (restaurantId, menu) => {
      expect(allergensOfKitchen(restaurantId)).toEqual(
        inOrder(menu.flatMap(({ id }) => allergensOf(id) ?? [])),
      );
    },
  );

  it('the kitchen of an unknown restaurant handles no allergens', () => {
    expect(allergensOfKitchen('spice-route')).toEqual([]);
  });
});

describe('the popular dishes', () => {
  it('veg mode has as many popular dishes as usual, and all of them are vegetarian @16.8', () => {
    expect(popularVegetarianDishes).toHaveLength(popularDishes.length);
    for (const { item } of popularVegetarianDishes) expect(item.isVegetarian).toBe(true);
  });
});

describe('findConcerns and findNonVegetarian', () => {
  const roll = { id: 'coal-and-rumali-chicken-seekh-roll', name: 'Chicken Seekh Roll', price: 5 };
  const salad = { id: 'coal-and-rumali-laccha-onion-salad', name: 'Laccha Onion Salad', price: 2 };
  const restaurant = { id: 'coal-and-rumali', name: 'Coal & Rumali', cuisine: 'Kebabs & Rolls' };
  const diet = { isVegetarian: true, avoided: ['gluten'] } as const;
  const items = [
    { ...roll, quantity: 1 },
    { ...salad, quantity: 1 },
  ];

  it('findConcerns finds the conflicts with the diet for one dish and for several dishes', () => {
    const concern = {
      dish: { id: roll.id, name: roll.name },
      isNotVegetarian: true,
      allergens: ['gluten'],
      isUndeclared: false,
    };
    expect(findConcerns({ dishes: [roll], diet })).toEqual([concern]);
    expect(findConcerns({ dishes: items, diet })).toEqual([concern]);
    expect(findConcerns({ dishes: [], diet })).toEqual([]);
  });

  it('findNonVegetarian finds the dishes in a cart that are known not to be vegetarian', () => {
    const gone = { id: 'gone', name: 'Gone', price: 1, quantity: 1 };
    expect(findNonVegetarian({ restaurant, items: [...items, gone] })).toEqual([
      { ...roll, quantity: 1 },
    ]);
  });
});
