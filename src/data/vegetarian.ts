import { menus } from './menus.ts';

const byId = new Map(
  Object.values(menus)
    .flat()
    .map(({ id, isVegetarian }) => [id, isVegetarian] as const),
);

/** Returns whether a dish is veg; undefined if the dish is no longer on a menu. */
export function isVegetarianDish(dishId: string): boolean | undefined {
  return byId.get(dishId);
}
