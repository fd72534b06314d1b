import { useLocation } from 'react-router-dom';
import { readList } from './list-state.ts';
import { HideStaleList } from './HideStaleList.tsx';
import { RestaurantList } from './RestaurantList.tsx';

/** The restaurant list; a search in the URL pre-fills it and leaves the URL. */
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
