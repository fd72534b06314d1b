import { cuisineName } from '../../data/names.ts';
import { initialFilter } from '../../domain/restaurant-search.ts';
import type { RestaurantFilter } from '../../domain/restaurant-search.ts';
import { messages } from './messages.en.tsx';

/** An active filter, and the change that removes it. */
export type ActiveFilter = {
  kind: keyof RestaurantFilter;
  label: string;
  removal: Partial<RestaurantFilter>;
};

/** Returns the minutes of an option in the list of delivery times, or null for any time. */
export function toDeliveryTime(value: string): number | null {
  return value === '' ? null : Number(value);
}

/** Returns the active filters without the search, because the search field already shows its text. */
export function activeFilters({
  cuisine,
  openNow,
  deliveredWithin,
  favouritesOnly,
}: RestaurantFilter): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  if (favouritesOnly) {
    filters.push({
      kind: 'favouritesOnly',
      label: messages.favourites,
      removal: { favouritesOnly: false },
    });
  }
  if (openNow) {
    filters.push({ kind: 'openNow', label: messages.openNow, removal: { openNow: false } });
  }
  if (deliveredWithin !== null) {
    filters.push({
      kind: 'deliveredWithin',
      label: messages.deliveredWithin(deliveredWithin),
      removal: { deliveredWithin: null },
    });
  }
  if (cuisine !== 'all') {
    filters.push({ kind: 'cuisine', label: cuisineName(cuisine), removal: { cuisine: 'all' } });
  }
  return filters;
}

/** Returns the filter with only its search and its sort order. */
export function withoutFilters(filter: RestaurantFilter): RestaurantFilter {
  const { search, sort } = filter;
  return { ...initialFilter, search, sort };
}
