import { useLocation } from 'react-router-dom';
import { readList } from './list-state.ts';
import { HideStaleList } from './HideStaleList.tsx';
import { RestaurantList } from './RestaurantList.tsx';

/** Shows the restaurant list. A search in the URL fills in its search field and is removed from the URL. */
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
