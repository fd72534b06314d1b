import type { Concern } from '../../machines/diet-check.ts';
import type { Diet } from '../../machines/diet.ts';
import type { Allergen, CartItem } from '../../machines/entities.ts';
import { inOrder } from './allergens.ts';

/** What is known of a dish; a kitchen that declares no allergens leaves them out. */
export type DishFacts = {
  isVegetarian?: boolean | undefined;
  allergens?: readonly Allergen[] | undefined;
};

/** What of the dish the customer avoids. */
export function avoidedIn({ avoided }: Diet, { allergens }: DishFacts): readonly Allergen[] {
  return inOrder(avoided.filter((allergen) => allergens?.includes(allergen)));
}

/**
 * What there is to say against the dishes; nothing for those that fit the diet.
 *
 * @param factsOf what the kitchens say of a dish today; an order says what was true when it was placed
 */
export function concernsOf(
  dishes: readonly (Pick<CartItem, 'id' | 'name'> & DishFacts)[],
  diet: Diet,
  factsOf: (dishId: string) => DishFacts | undefined,
): readonly Concern[] {
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
