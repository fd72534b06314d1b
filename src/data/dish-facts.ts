import type { DishFacts } from '../domain/diet.ts';
import { allergensOf } from './allergens.ts';
import { isVegetarianDish } from './vegetarian.ts';

/**
 * Returns the facts that the restaurant declares for a dish today; undefined if the dish is no longer on a
 * menu.
 */
export function factsOf(dishId: string): DishFacts | undefined {
  const isVegetarian = isVegetarianDish(dishId);
  return isVegetarian === undefined ? undefined : { isVegetarian, allergens: allergensOf(dishId) };
}
