import type { DishFacts } from '../domain/diet.ts';
import { allergensOf } from './allergens.ts';
import { isVegetarianDish } from './vegetarian.ts';

/** Returns what the kitchen declares of a dish today, or undefined if no menu has the dish any longer. */
export function factsOf(dishId: string): DishFacts | undefined {
  const isVegetarian = isVegetarianDish(dishId);
  return isVegetarian === undefined ? undefined : { isVegetarian, allergens: allergensOf(dishId) };
}
