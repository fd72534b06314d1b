import { findDietConflicts, withoutConcerns } from './diet.ts';
import type { Diet, DishFacts } from './diet.ts';
import type { CartItem, MenuItem } from './entities.ts';

/** The maximum number of dishes to suggest. */
const MAX_SUGGESTED = 3;

/**
 * Returns dishes to suggest for the cart, the cheapest first. All of them are from categories that the cart
 * does not contain yet, and none of them conflicts with the diet.
 *
 * @param menu the menu of the cart's restaurant
 * @param factsOf returns today's facts about a dish
 */
export function goesWellWith(
  menu: readonly MenuItem[],
  items: readonly CartItem[],
  diet: Diet,
  factsOf: (dishId: string) => DishFacts | undefined,
): readonly MenuItem[] {
  const ordered = menu.filter(({ id }) => items.some((item) => item.id === id));
  const categories = new Set(ordered.map(({ category }) => category));
  return withoutConcerns(menu, findDietConflicts(menu, diet, factsOf))
    .filter(({ category }) => !categories.has(category))
    .toSorted((one, other) => one.price - other.price)
    .slice(0, MAX_SUGGESTED);
}
