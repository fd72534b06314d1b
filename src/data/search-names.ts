/**
 * The names, besides those on the screen, by which a search finds dishes and restaurants. Only pages with a
 * search load this module, because it contains the names in the other language.
 */
import type { OtherNames } from '../domain/restaurant-search.ts';
import { messages as categoryNames } from './categories.en.ts';
import { cuisineName } from './names.ts';
import { messages } from './search-names.en.ts';

function find(names: Readonly<Record<string, string>>, key: string): string {
  return names[key] ?? '';
}

/**
 * The other names of restaurants and dishes. The search for restaurants and the search in a menu look for
 * them, too.
 */
export const otherNames: OtherNames = {
  ofRestaurant: ({ id, cuisine }) => [
    find(messages.restaurants, id),
    cuisineName(cuisine),
    find(messages.cuisines, cuisine),
  ],
  ofDish: ({ id, category }) => [
    find(messages.dishes, id),
    categoryNames[category],
    messages.categories[category],
  ],
};
