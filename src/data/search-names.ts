/**
 * The names by which a search finds dishes and restaurants besides those that the screen shows. Only pages with
 * a search load this module, because it contains the names in the other language.
 */
import type { MenuItem } from '../domain/entities.ts';
import type { OtherNames } from '../domain/restaurant-search.ts';
import { messages as categoryNames } from './categories.en.ts';
import { cuisineName } from './names.ts';
import { messages } from './search-names.en.ts';

function find(names: Readonly<Record<string, string>>, key: string): string {
  return names[key] ?? '';
}

/** The names for the search among restaurants. */
export const otherNames: OtherNames = {
  ofRestaurant: ({ id, cuisine }) => [
    find(messages.restaurants, id),
    cuisineName(cuisine),
    find(messages.cuisines, cuisine),
  ],
  ofDish: ({ id }) => [find(messages.dishes, id)],
};

/** Returns the names for the search in a menu, which also finds dishes by their category. */
export function otherNamesInMenu(dish: MenuItem): readonly string[] {
  const { category } = dish;
  return [...otherNames.ofDish(dish), categoryNames[category], messages.categories[category]];
}
