import type { MenuItem, Restaurant } from '../../machines/entities.ts';

export const cuisineOptions = [
  'all',
  'Italian',
  'Chinese',
  'American',
  'Indian',
  'Kebabs & Rolls',
  'Mughlai',
] as const;
export type CuisineOption = (typeof cuisineOptions)[number];

export const sortOptions = ['rating', 'deliveryTime', 'distance', 'deliveryFee'] as const;
export type SortOption = (typeof sortOptions)[number];

export type RestaurantFilter = { search: string; cuisine: CuisineOption; sort: SortOption };

export const initialFilter: RestaurantFilter = { search: '', cuisine: 'all', sort: 'rating' };

/** Every kitchen of Delhi that cooks Indian food, by the name of its cuisine. */
const indianCuisines = new Set([
  'North Indian',
  'Punjabi',
  'Street Food',
  'Mughlai',
  'Kebabs & Rolls',
]);

function servesCuisine(restaurant: Restaurant, option: CuisineOption): boolean {
  if (option === 'all') return true;
  if (option === 'Indian' && indianCuisines.has(restaurant.cuisine)) return true;
  return restaurant.cuisine === option;
}

/** Lower case without accents, so that "café" is found by "cafe". */
function normalize(text: string): string {
  // Most texts have no accents, and are ready several times sooner.
  const plain = /^[\0-\x7F]*$/.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.toLowerCase();
}

type Entry = { restaurant: Restaurant; text: string };

/**
 * Prepares the search among these restaurants, when it is first needed: their texts in lower case,
 * and each order they can be sorted in.
 *
 * @returns finds the restaurants that serve the cuisine and match every word of the search by name,
 *   cuisine, description or a dish on the menu; best rated first, or the lowest of the other sort
 *   options
 */
export function indexRestaurants(
  restaurants: readonly Restaurant[],
  menus: Readonly<Record<string, readonly MenuItem[]>>,
): (filter: RestaurantFilter) => Restaurant[] {
  let entries: readonly Entry[] | undefined;
  const sorted = new Map<SortOption, readonly Entry[]>();

  const entriesBy = (sort: SortOption) => {
    entries ??= restaurants.map((restaurant) => {
      const dishes = (menus[restaurant.id] ?? []).map((item) => item.name);
      const { name, cuisine, description } = restaurant;
      return { restaurant, text: normalize([name, cuisine, description, ...dishes].join('\n')) };
    });
    const inOrder =
      sorted.get(sort) ??
      entries.toSorted(({ restaurant: a }, { restaurant: b }) =>
        sort === 'rating' ? b.rating - a.rating : a[sort] - b[sort],
      );
    sorted.set(sort, inOrder);
    return inOrder;
  };

  return ({ search, cuisine, sort }) => {
    const words = normalize(search).split(/\s+/).filter(Boolean);
    return entriesBy(sort)
      .filter(
        ({ restaurant, text }) =>
          servesCuisine(restaurant, cuisine) && words.every((word) => text.includes(word)),
      )
      .map(({ restaurant }) => restaurant);
  };
}
