import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import magnifyingGlass from '../../data/illustrations/magnifying-glass-tilted-left.svg?no-inline';
import { menus } from '../../data/menus.ts';
import { restaurants } from '../../data/restaurants.ts';
import { formatDollars } from '../../domain/money.ts';
import { DELIVERY_FEE } from '../../domain/pricing.ts';
import { indexRestaurants, initialFilter } from '../../domain/restaurant-search.ts';
import type { RestaurantFilter } from '../../domain/restaurant-search.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { Page } from '../../shared/Page.tsx';
import { RestaurantCard } from '../../shared/RestaurantCard.tsx';
import { useShowMore } from '../../shared/use-show-more.tsx';
import { RestaurantFilters } from './RestaurantFilters.tsx';

const searchRestaurants = indexRestaurants(restaurants, menus);

/** On the first screen, also of a phone. */
const [firstToSee] = searchRestaurants(initialFilter);

type RestaurantListProps = { initialFilter: RestaurantFilter; request: string };

export function RestaurantList({ initialFilter: start, request }: RestaurantListProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [filter, setFilter] = useState(start);
  // What is typed shows at once; the restaurants follow when there is time.
  const applied = useDeferredValue(filter);
  const found = useMemo(() => searchRestaurants(applied), [applied]);
  const { shown, showMore } = useShowMore(found);
  // The history keeps each letter: a reload finds what was typed.
  const remember = (kept: RestaurantFilter, by = request) =>
    void navigate('/restaurants', {
      replace: true,
      preventScrollReset: true,
      state: { filter: kept, request: by },
    });
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
          Kitchens from all over Delhi. Flat delivery fee {formatDollars(DELIVERY_FEE)} at checkout.
        </Typography>
        <RestaurantFilters
          filter={filter}
          onChange={(changed) => {
            setFilter(changed);
            remember(changed);
          }}
        />
        {found.length === 0 ? (
          <EmptyState
            illustration={magnifyingGlass}
            title="No restaurants found"
            text="Try another dish or kitchen, or look at all of them."
          >
            <Button variant="outlined" onClick={() => remember(initialFilter, key)}>
              Show all restaurants
            </Button>
          </EmptyState>
        ) : (
          <>
            <Box
              component="ul"
              aria-label="Restaurants"
              sx={{
                listStyle: 'none',
                p: 0,
                m: 0,
                display: 'grid',
                gap: { xs: 2, md: 3 },
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 330px), 1fr))',
              }}
            >
              {shown.map((restaurant) => (
                <li key={restaurant.id}>
                  <RestaurantCard restaurant={restaurant} eager={restaurant === firstToSee} />
                </li>
              ))}
            </Box>
            {showMore}
          </>
        )}
      </Container>
    </Page>
  );
}
