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
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * The restaurants that serve the cuisine and match every word of the search by name, cuisine,
 * description or a dish on the menu; best rated first, or the lowest of the other sort options.
 */
export function searchRestaurants(
  restaurants: readonly Restaurant[],
  menus: Readonly<Record<string, readonly MenuItem[]>>,
  { search, cuisine, sort }: RestaurantFilter,
): Restaurant[] {
  const words = normalize(search).split(/\s+/).filter(Boolean);
  return restaurants
    .filter((restaurant) => {
      if (!servesCuisine(restaurant, cuisine)) return false;
      if (words.length === 0) return true;
      const dishes = (menus[restaurant.id] ?? []).map((item) => item.name);
      const text = normalize(
        [restaurant.name, restaurant.cuisine, restaurant.description, ...dishes].join('\n'),
      );
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => (sort === 'rating' ? b.rating - a.rating : a[sort] - b[sort]));
}
