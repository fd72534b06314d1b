import type { Location } from 'react-router-dom';
import { initialFilter, sortOptions } from '../../domain/restaurant-search.ts';
import type { RestaurantFilter, SortOption } from '../../domain/restaurant-search.ts';
import { ITEMS_PER_PAGE } from '../../shared/use-show-more.tsx';
import type { EnteredValues } from '../../shared/use-input-before-hydration.ts';
import { toDeliveryTime } from './active-filters.ts';
import { cuisines, restaurantSearch } from './search.ts';

/** The list's state as stored in a history entry, so that going back restores the list. */
export type ListState = {
  filter: RestaurantFilter;
  /** The maximum number of restaurants listed. */
  listed: number;
  /** Identifies the history entry whose URL contained this list's search. A new value remounts the list. */
  request: string;
};

export const initialList: ListState = {
  filter: initialFilter,
  listed: ITEMS_PER_PAGE,
  request: 'list',
};

function readState(state: unknown): ListState {
  const kept = (state ?? {}) as Partial<ListState>;
  // The entry may be from an earlier version with fewer filters.
  const filter = { ...initialFilter, ...kept.filter };
  const { deliveredWithin } = filter;
  const isKnown =
    typeof filter.search === 'string' &&
    cuisines.includes(filter.cuisine) &&
    sortOptions.includes(filter.sort) &&
    typeof filter.openNow === 'boolean' &&
    (deliveredWithin === null || restaurantSearch.deliveryTimes.includes(deliveredWithin)) &&
    typeof filter.favouritesOnly === 'boolean';
  const { listed = ITEMS_PER_PAGE, request = initialList.request } = kept;
  return { filter: isKnown ? filter : initialFilter, listed, request };
}

/** Returns the search in a query, or null if there is none. */
export function searchIn(query: string): string | null {
  return new URLSearchParams(query).get('search');
}

/** Returns a query without its search, but with all its other parameters. */
export function withoutSearch(query: string): string {
  if (searchIn(query) === null) return query;
  const parameters = new URLSearchParams(query);
  parameters.delete('search');
  return parameters.toString();
}

/**
 * Returns the list for the search in the URL. If the URL contains no search, returns the list that the
 * history entry stores.
 */
export function readList({ search: query, state, key }: Location): ListState {
  const search = searchIn(query);
  if (search === null) return readState(state);
  return { ...initialList, filter: { ...initialFilter, search }, request: key };
}

/** Returns the part of a filter that corresponds to the customer's input in the controls. */
export function toFilter({
  search,
  sort,
  deliveredWithin,
}: EnteredValues): Partial<RestaurantFilter> {
  return {
    ...(search !== undefined && { search }),
    ...(sort !== undefined && { sort: sort as SortOption }),
    ...(deliveredWithin !== undefined && { deliveredWithin: toDeliveryTime(deliveredWithin) }),
  };
}
