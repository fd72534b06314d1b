import { useLocation, useSearchParams } from 'react-router-dom';
import { initialFilter, sortOptions } from '../../domain/restaurant-search.ts';
import type { RestaurantFilter } from '../../domain/restaurant-search.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { RememberedList } from './RememberedList.tsx';
import { RestaurantList } from './RestaurantList.tsx';
import { SearchTaken } from './SearchTaken.tsx';
import { cuisines, restaurantSearch } from './search.ts';

/** What a history entry of this page remembers, so that coming back finds the list as it was. */
type ListState = { filter: RestaurantFilter; request: string };

function readState(state: unknown): ListState {
  const kept = (state ?? {}) as Partial<ListState>;
  // An entry may be of an earlier version, which knew fewer filters.
  const filter = { ...initialFilter, ...kept.filter };
  const { deliveredWithin } = filter;
  const isKnown =
    typeof filter.search === 'string' &&
    cuisines.includes(filter.cuisine) &&
    sortOptions.includes(filter.sort) &&
    typeof filter.openNow === 'boolean' &&
    (deliveredWithin === null || restaurantSearch.deliveryTimes.includes(deliveredWithin)) &&
    typeof filter.favouritesOnly === 'boolean';
  return { filter: isKnown ? filter : initialFilter, request: kept.request ?? 'list' };
}

/** The restaurant list; a search in the address pre-fills it and leaves the address. */
function RestaurantListPage() {
  const location = useLocation();
  const [parameters] = useSearchParams();
  const isHydrated = useIsHydrated();
  const search = parameters.get('search');
  if (isHydrated && search !== null) {
    const state: ListState = { filter: { ...initialFilter, search }, request: location.key };
    return <SearchTaken state={state} />;
  }
  // The prerendered page knows neither the query nor the history: it lists everything.
  const isRemembered = location.state !== null;
  const { filter, request } = readState(isHydrated ? location.state : null);
  const key = isHydrated || !isRemembered ? request : 'prerendered';
  return (
    <>
      <RememberedList />
      <RestaurantList key={key} initialFilter={filter} request={request} />
    </>
  );
}

export { RestaurantListPage as Component };
