import { menus } from './menus.ts';

const byId = new Map(
  Object.values(menus)
    .flat()
    .map(({ id, isVegetarian }) => [id, isVegetarian] as const),
);

/** Whether the dish with this id is vegetarian; undefined for one that no menu has any more. */
export function isVegetarianDish(dishId: string): boolean | undefined {
  return byId.get(dishId);
}
