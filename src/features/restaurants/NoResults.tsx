import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { emptyThali } from '../../data/scenes.ts';
import { isolated } from '../../domain/isolated.ts';
import { initialFilter } from '../../domain/restaurant-search.ts';
import type { RestaurantFilter } from '../../domain/restaurant-search.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { activeFilters } from './active-filters.ts';
import { messages } from './messages.en.tsx';

type NoResultsProps = {
  filter: RestaurantFilter;
  /** Returns the number of restaurants that a filter finds. */
  countFor: (filter: RestaurantFilter) => number;
  hasFavourites: boolean;
  isVegMode: boolean;
  onChange: (filter: RestaurantFilter) => void;
};

/** Shows that nothing was found. There is a button for each filter whose removal would lead to results. */
export function NoResults({
  filter,
  countFor,
  hasFavourites,
  isVegMode,
  onChange,
}: NoResultsProps) {
  const search = filter.search.trim();
  const filters = activeFilters(filter);
  const hasFilters = filters.length > 0;
  const ways = [
    ...filters.map(({ kind, label, removal }) => ({
      kind,
      removal,
      describe: (count: number) => messages.noResults.removeFilter(isolated(label), count),
    })),
    ...(search === ''
      ? []
      : [{ kind: 'search', removal: { search: '' }, describe: messages.noResults.clearSearch }]),
  ]
    .map(({ kind, removal, describe }) => {
      const without = { ...filter, ...removal };
      const count = countFor(without);
      return { kind, label: describe(count), without, count };
    })
    .filter(({ count }) => count > 0);
  const other = isVegMode ? messages.noResults.inVegMode : messages.noResults.tryAnother;
  const reason = hasFilters
    ? messages.noResults.withFilters
    : messages.noResults.withSearch(isolated(search));
  const help = ways.length > 0 && !isVegMode ? reason : other;
  // If there is only one filter, removing it would do the same as the button that shows all restaurants.
  const isOnlyFilter = filters.length === 1 && search === '';
  // Without filters, clearing the search would do the same as the button that shows all restaurants.
  const isSameAsAll = ways.length > 0 && !hasFilters;
  return (
    <EmptyState
      picture={emptyThali}
      title={messages.noResults.title}
      text={filter.favouritesOnly && !hasFavourites ? messages.noResults.noFavourites : help}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {!isOnlyFilter &&
          ways.map(({ kind, label, without }) => (
            <Button
              key={kind}
              variant="contained"
              onClick={() => onChange(without)}
              sx={{ overflowWrap: 'anywhere' }}
            >
              <span>{label}</span>
            </Button>
          ))}
        {!isSameAsAll && (
          <Button variant="outlined" onClick={() => onChange(initialFilter)}>
            <span>{messages.noResults.showAll}</span>
          </Button>
        )}
      </Stack>
    </EmptyState>
  );
}
