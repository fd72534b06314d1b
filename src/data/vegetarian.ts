import { menus } from './menus.ts';

const byId = new Map(
  Object.values(menus)
    .flat()
    .map(({ id, isVegetarian }) => [id, isVegetarian] as const),
);

/** Returns whether the dish is vegetarian, or undefined if no menu has it any longer. */
export function isVegetarianDish(dishId: string): boolean | undefined {
  return byId.get(dishId);
}
