import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import magnifyingGlass from '../../data/illustrations/magnifying-glass-tilted-left.svg?no-inline';
import { menus } from '../../data/menus.ts';
import { restaurants } from '../../data/restaurants.ts';
import type { Restaurant } from '../../../machines/entities.ts';
import { indexRestaurants, initialFilter } from '../../domain/restaurant-search.ts';
import type { RestaurantFilter } from '../../domain/restaurant-search.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { LongList } from '../../shared/LongList.tsx';
import { Page } from '../../shared/Page.tsx';
import { RestaurantCard } from './RestaurantCard.tsx';
import { RestaurantFilters } from './RestaurantFilters.tsx';

const searchRestaurants = indexRestaurants(restaurants, menus);

const idOf = ({ id }: Restaurant) => id;
/** On the first screen, also of a phone. */
const [firstToSee] = searchRestaurants(initialFilter);
const drawCard = (restaurant: Restaurant) => (
  <RestaurantCard restaurant={restaurant} eager={restaurant === firstToSee} />
);

type RestaurantListProps = { initialFilter: RestaurantFilter; request: string };

export function RestaurantList({ initialFilter: start, request }: RestaurantListProps) {
  const navigate = useNavigate();
  const [filter, setFilter] = useState(start);
  // What is typed shows at once; the restaurants follow when there is time.
  const applied = useDeferredValue(filter);
  const found = useMemo(() => searchRestaurants(applied), [applied]);
  const remember = (state: RestaurantFilter) =>
    void navigate('/restaurants', { replace: true, state: { filter: state, request } });
  return (
    <Page
      title="Restaurants"
      description="Find a restaurant in Delhi by name, cuisine or dish, and order in minutes."
    >
      <Container maxWidth="xl" sx={{ pt: { xs: 3, md: 5 } }}>
        <Typography variant="h1" aria-live="polite">
          {found.length} {found.length === 1 ? 'restaurant' : 'restaurants'} found
        </Typography>
        <Typography variant="subtitle1" sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
          Kitchens across Delhi, cooking now.
        </Typography>
        <RestaurantFilters
          filter={filter}
          onChange={setFilter}
          onSettled={(settled) => remember(settled)}
        />
        {found.length === 0 ? (
          <EmptyState
            illustration={magnifyingGlass}
            title="No restaurants found"
            text="Try another dish or kitchen, or look at all of them."
          >
            <Button
              variant="outlined"
              onClick={() => {
                setFilter(initialFilter);
                remember(initialFilter);
              }}
            >
              Show all restaurants
            </Button>
          </EmptyState>
        ) : (
          <LongList
            items={found}
            keyOf={idOf}
            label="Restaurants"
            rowHeight={410}
            sx={{
              listStyle: 'none',
              p: 0,
              m: 0,
              display: 'grid',
              gap: { xs: 2, md: 3 },
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 330px), 1fr))',
            }}
          >
            {drawCard}
          </LongList>
        )}
      </Container>
    </Page>
  );
}
