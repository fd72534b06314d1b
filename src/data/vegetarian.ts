import { menus } from './menus.ts';

const byId = new Map(
  Object.values(menus)
    .flat()
    .map(({ id, isVegetarian }) => [id, isVegetarian] as const),
);

/** Returns whether a dish is vegetarian, or undefined if no menu has the dish any longer. */
export function isVegetarianDish(dishId: string): boolean | undefined {
  return byId.get(dishId);
}
