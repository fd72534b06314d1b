import type { ReactNode } from 'react';
import type { SortOption } from '../../domain/restaurant-search.ts';
import { plural } from '../../domain/plural.ts';

export const messages = {
  title: 'Restaurants',
  description: 'Find a restaurant in Delhi by name, cuisine or dish, and order in minutes.',
  found: (count: number) =>
    plural(count, { one: '1 restaurant found', other: `${count} restaurants found` }),
  deliveryPromise: (fee: ReactNode) => (
    <>
      Flat {fee} delivery, usually in <span style={{ whiteSpace: 'nowrap' }}>25-30 min</span>
    </>
  ),
  restaurants: 'Restaurants',
  matchingDishes: (restaurant: string) => `Matching dishes at ${restaurant}`,
  favouritesStorage:
    'Your favourites are saved in your browser until you clear its data. Sign in to save them to your account.',

  search: 'Search restaurants and dishes',
  searchHint: 'Restaurant or dish',
  filters: 'Filters',
  filtersActive: (count: number) => `Filters, ${count} active`,
  favourites: 'Favourites',
  sortBy: 'Sort by',
  sort: {
    rating: 'Highest rating',
    deliveryTime: 'Shortest delivery time (est.)',
    distance: 'Nearest',
    deliveryFee: 'Restaurant’s own delivery fee, lowest first',
  } satisfies Record<SortOption, string>,
  delivery: 'Delivery',
  openNow: 'Open now',
  deliveryTime: 'Estimated delivery time',
  anyDeliveryTime: 'Any delivery time',
  deliveredWithin: (minutes: number) => `Within about ${minutes} min`,
  cuisine: 'Cuisine',

  activeFilters: 'Active filters',
  removeFilter: (filter: string) => `${filter}, remove filter`,
  clearFilters: 'Clear filters',

  noResults: {
    title: 'No restaurants found',
    noFavourites: 'Tap the heart on a restaurant to save it here.',
    inVegMode:
      'Veg mode is on, so only veg dishes are searched. Try another search, or turn veg mode off.',
    withFilters: 'No restaurant matches your search and filters. Remove one of these to see more:',
    withSearch: (search: string) => `No restaurant or dish matches “${search}”.`,
    tryAnother: 'Try another search, or see all restaurants.',
    removeFilter: (filter: string, count: number) =>
      plural(count, {
        one: `Remove “${filter}” to see 1\u00A0restaurant`,
        other: `Remove “${filter}” to see ${count}\u00A0restaurants`,
      }),
    clearSearch: (count: number) =>
      plural(count, {
        one: 'Clear search to see 1\u00A0restaurant',
        other: `Clear search to see ${count}\u00A0restaurants`,
      }),
    showAll: 'Show all restaurants',
  },
};
