import type { DishFacts } from '../domain/diet.ts';
import { allergensOf } from './allergens.ts';
import { isVegetarianDish } from './vegetarian.ts';

/** What the kitchens say of a dish today; undefined for one that no menu has any more. */
export function factsOf(dishId: string): DishFacts | undefined {
  const isVegetarian = isVegetarianDish(dishId);
  return isVegetarian === undefined ? undefined : { isVegetarian, allergens: allergensOf(dishId) };
}
