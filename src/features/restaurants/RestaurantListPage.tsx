import { useLocation } from 'react-router-dom';
import { readList } from './list-state.ts';
import { HideStaleList } from './HideStaleList.tsx';
import { RestaurantList } from './RestaurantList.tsx';

/** Shows the restaurant list. A search in the URL is moved from the URL into the search field. */
function RestaurantListPage() {
  const kept = readList(useLocation());
  return (
    <>
      <HideStaleList />
      <RestaurantList key={kept.request} kept={kept} />
    </>
  );
}

export { RestaurantListPage as Component };
