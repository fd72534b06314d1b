import { useLocation } from 'react-router-dom';
import { cuisineOptions, initialFilter, sortOptions } from '../../domain/restaurant-search.ts';
import type { RestaurantFilter } from '../../domain/restaurant-search.ts';
import { useQueryParameter } from '../../shared/prerendered.ts';
import { PageSkeleton } from '../../shared/PageSkeleton.tsx';
import { Redirect } from '../../shared/Redirect.tsx';
import { RestaurantList } from './RestaurantList.tsx';

/** What a history entry of this page remembers, so that coming back finds the list as it was. */
type ListState = { filter: RestaurantFilter; request: string };

function readState(state: unknown): ListState {
  const { filter, request } = (state ?? {}) as Partial<ListState>;
  const isKnown =
    typeof filter?.search === 'string' &&
    cuisineOptions.includes(filter.cuisine) &&
    sortOptions.includes(filter.sort);
  return { filter: isKnown ? filter : initialFilter, request: request ?? '' };
}

/** The restaurant list; a search in the address pre-fills it and leaves the address. */
export function RestaurantListPage() {
  const location = useLocation();
  const search = useQueryParameter('search');
  if (search !== null) {
    const state: ListState = { filter: { ...initialFilter, search }, request: location.key };
    return (
      <>
        <PageSkeleton heading="Restaurants" />
        <Redirect to="/restaurants" state={state} />
      </>
    );
  }
  const { filter, request } = readState(location.state);
  return <RestaurantList key={request} initialFilter={filter} request={request} />;
}
