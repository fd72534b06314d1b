import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DELIVERY_FEE } from '../../domain/pricing.ts';
import { initialFilter } from '../../domain/restaurant-search.ts';
import type { Findings, RestaurantFilter } from '../../domain/restaurant-search.ts';
import { useVegMode } from '../../shared/diet.ts';
import { LazyPopularDishes } from '../../shared/EmptyState.tsx';
import { FavouritesActor } from '../../shared/app.ts';
import { GuestStorageNote } from '../../shared/GuestStorageNote.tsx';
import { Page } from '../../shared/Page.tsx';
import { Price } from '../../shared/Price.tsx';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { takeFirst } from '../../shared/use-show-more.tsx';
import { useInputBeforeHydration } from '../../shared/use-input-before-hydration.ts';
import { useIsStaying } from '../../shared/watch-location.ts';
import { RestaurantResult } from './RestaurantResult.tsx';
import { initialList, searchIn, toFilter, withoutSearch } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { messages } from './messages.en.tsx';
import { NoResults } from './NoResults.tsx';
import { RestaurantFilters } from './RestaurantFilters.tsx';
import { restaurantSearch, vegetarianSearch } from './search.ts';
import { ConsumeSearchParam } from './ConsumeSearchParam.tsx';

/**
 * The grid with two or three cards in each row. The first cards are wider if the last row would otherwise be
 * incomplete.
 */
const fullRows: SystemStyleObject<Theme> = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(6, minmax(0, 1fr))' },
  '& > li': {
    gridColumn: { sm: 'span 3', md: 'span 2' },
    '&:first-of-type:nth-last-of-type(odd)': { gridColumn: { sm: 'span 6', md: 'span 2' } },
    // Selects the first item of a list of 2, 5, 8 … items. The first two items then form a row of two.
    '&:first-of-type:nth-last-of-type(3n + 2)': { '&, & + li': { gridColumn: { md: 'span 3' } } },
    // Selects the first item of a list of 4, 7, 10 … items. The first four items then form two rows of two.
    '&:first-of-type:nth-last-of-type(3n + 4)': {
      '&, & + li, & + li + li, & + li + li + li': { gridColumn: { md: 'span 3' } },
    },
  },
};

/** The first restaurant of the unfiltered list. Its picture is visible without scrolling, even on a phone. */
const [firstToSee] = restaurantSearch.find(initialFilter).restaurants;

export function RestaurantList({ kept }: { kept: ListState }) {
  const navigate = useNavigate();
  const { key, search: query, hash, state } = useLocation();
  const isHydrated = useIsHydrated();
  // The prerendered page knows neither the query nor the history, so it lists all restaurants.
  const start = isHydrated ? kept : initialList;
  const [filter, setFilter] = useState(start.filter);
  // Typed text appears at once, while the list of restaurants follows with a lower priority.
  const applied = useDeferredValue(filter);
  const [listed, setListed] = useState(start.listed);
  const isVegMode = useVegMode();
  const search = isVegMode ? vegetarianSearch : restaurantSearch;
  const findings = useMemo(() => search.find(applied), [applied, search]);
  const favourites = FavouritesActor.useSelector(({ context }) => context.value);
  const favouritesAmong = ({ restaurants }: Findings, { favouritesOnly }: RestaurantFilter) =>
    favouritesOnly ? restaurants.filter(({ id }) => favourites.includes(id)) : restaurants;
  const found = favouritesAmong(findings, applied);
  // The history entry stores every typed letter, so that a reload restores the search.
  const isStaying = useIsStaying();
  const remember = (changed: Partial<ListState>) => {
    if (!isStaying()) return;
    void navigate(
      { pathname: '/restaurants', search: withoutSearch(query), hash },
      {
        replace: true,
        preventScrollReset: true,
        state: { ...(state as object | null), filter, listed, request: kept.request, ...changed },
      },
    );
  };
  const content = useInputBeforeHydration<HTMLDivElement>((entered) => {
    const taken = { ...kept.filter, ...toFilter(entered) };
    setFilter(taken);
    setListed(kept.listed);
    if (Object.keys(entered).length > 0) remember({ filter: taken, listed: kept.listed });
  });
  const { shown, showMore } = takeFirst(found, listed, (more) => {
    setListed(more);
    remember({ listed: more });
  });
  return (
    <Page title={messages.title} description={messages.description}>
      {isHydrated && searchIn(query) !== null && <ConsumeSearchParam onTake={() => remember({})} />}
      <Container ref={content} sx={{ pt: { xs: 1.5, md: 4 } }}>
        <Typography variant="h1" aria-live="polite">
          {messages.found(found.length)}
        </Typography>
        <Typography
          sx={{
            color: 'text.secondary',
            fontSize: { xs: '0.875rem', md: '1.125rem' },
            lineHeight: 1.4,
            mt: { xs: 0.5, md: 1 },
            mb: { xs: 1.5, md: 2.5 },
          }}
        >
          {messages.deliveryPromise(<Price dollars={DELIVERY_FEE} />)}
        </Typography>
        <RestaurantFilters
          filter={filter}
          found={found.length}
          countOf={findings.countOf}
          onChange={(changed) => {
            setFilter(changed);
            remember({ filter: changed });
          }}
        />
        {found.length === 0 ? (
          <NoResults
            filter={applied}
            countFor={(other) => favouritesAmong(search.find(other), other).length}
            hasFavourites={favourites.length > 0}
            isVegMode={isVegMode}
            onChange={(changed) => remember({ filter: changed, request: key })}
          />
        ) : (
          <>
            <Box component="ul" aria-label={messages.restaurants} sx={fullRows}>
              {shown.map((restaurant) => (
                <li key={restaurant.id}>
                  <RestaurantResult
                    restaurant={restaurant}
                    search={applied.search}
                    isVegMode={isVegMode}
                    showsFee={applied.sort === 'deliveryFee'}
                    isFirst={restaurant === firstToSee}
                  />
                </li>
              ))}
            </Box>
            {showMore}
          </>
        )}
        {applied.favouritesOnly && (
          <GuestStorageNote>{messages.favouritesStorage}</GuestStorageNote>
        )}
        {found.length === 0 && <LazyPopularDishes isNested />}
      </Container>
    </Page>
  );
}
