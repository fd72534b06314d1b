import { useLocation } from 'react-router-dom';
import { readList } from './list-state.ts';
import { RememberedList } from './RememberedList.tsx';
import { RestaurantList } from './RestaurantList.tsx';

/** The restaurant list; a search in the URL pre-fills it and leaves the URL. */
function RestaurantListPage() {
  const kept = readList(useLocation());
  return (
    <>
      <RememberedList />
      <RestaurantList key={kept.request} kept={kept} />
    </>
  );
}

export { RestaurantListPage as Component };
