import { inOrder } from './allergens.ts';
import type { Allergen } from './allergens.ts';
import type { CartItem } from './entities.ts';
import type { RecordDefinition } from './record-definition.ts';

export type Diet = {
  /**
   * Whether veg mode is on. Veg mode hides non-veg dishes, and asks the customer before a non-veg dish is
   * added.
   */
  isVegetarian: boolean;
  /** The allergens that the customer avoids, the most recently added last. */
  avoided: readonly Allergen[];
};

export type DietOperation =
  | { type: 'vegModeTurnedOn' }
  | { type: 'vegModeTurnedOff' }
  | { type: 'allergenAvoided' | 'allergenAccepted'; allergen: Allergen };

export function restricts({ isVegetarian, avoided }: Diet): boolean {
  return isVegetarian || avoided.length > 0;
}

function applyToDiet(diet: Diet, operation: DietOperation): Diet {
  switch (operation.type) {
    case 'vegModeTurnedOn':
      return { ...diet, isVegetarian: true };
    case 'vegModeTurnedOff':
      return { ...diet, isVegetarian: false };
    default: {
      const others = diet.avoided.filter((allergen) => allergen !== operation.allergen);
      const isAvoided = operation.type === 'allergenAvoided';
      return { ...diet, avoided: isAvoided ? [...others, operation.allergen] : others };
    }
  }
}

export const dietRecord: RecordDefinition<Diet, DietOperation> = {
  empty: { isVegetarian: false, avoided: [] },
  isEmpty: (diet) => !restricts(diet),
  apply: applyToDiet,
  toOperations: ({ isVegetarian, avoided }) => [
    ...(isVegetarian ? [{ type: 'vegModeTurnedOn' } as const] : []),
    ...avoided.map((allergen) => ({ type: 'allergenAvoided', allergen }) as const),
  ],
};

/** The reasons why a dish conflicts with the customer's diet. */
export type DietConflict = {
  dish: Pick<CartItem, 'id' | 'name'>;
  /** Whether veg mode is on and the dish is non-veg. */
  isNotVegetarian: boolean;
  /** The avoided allergens that the dish contains. */
  allergens: readonly Allergen[];
  /** Whether the restaurant has not declared facts that the diet depends on. */
  isUndeclared: boolean;
};

/**
 * The known facts about a dish. `allergens` is absent if the restaurant declared nothing, and empty if the
 * dish contains no allergens.
 */
export type DishFacts = {
  isVegetarian?: boolean | undefined;
  allergens?: readonly Allergen[] | undefined;
};

/** Returns the avoided allergens that the dish contains, in FSSAI's order. */
export function avoidedIn({ avoided }: Diet, { allergens }: DishFacts): readonly Allergen[] {
  return inOrder(avoided.filter((allergen) => allergens?.includes(allergen)));
}

/**
 * Returns the conflicts of the dishes with the diet. Omits dishes without conflicts.
 *
 * @param factsOf returns today's facts about a dish. If it returns undefined, the facts that are stored with
 *   the dish are used
 */
export function findDietConflicts(
  dishes: readonly (Pick<CartItem, 'id' | 'name'> & DishFacts)[],
  diet: Diet,
  factsOf: (dishId: string) => DishFacts | undefined,
): readonly DietConflict[] {
  return dishes.flatMap((dish) => {
    const facts = factsOf(dish.id) ?? dish;
    const isNotVegetarian = diet.isVegetarian && facts.isVegetarian === false;
    const allergens = avoidedIn(diet, facts);
    const isUndeclared =
      (diet.isVegetarian && facts.isVegetarian === undefined) ||
      (diet.avoided.length > 0 && facts.allergens === undefined);
    if (!isNotVegetarian && allergens.length === 0 && !isUndeclared) return [];
    const { id, name } = dish;
    return [{ dish: { id, name }, isNotVegetarian, allergens, isUndeclared }];
  });
}

export function withoutConcerns<Dish extends { id: string }>(
  dishes: readonly Dish[],
  concerns: readonly DietConflict[],
): Dish[] {
  return dishes.filter(({ id }) => concerns.every(({ dish }) => dish.id !== id));
}
