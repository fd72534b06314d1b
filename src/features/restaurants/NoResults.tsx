import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { emptyThali } from '../../data/scenes.ts';
import { isolated } from '../../domain/isolated.ts';
import { initialFilter } from '../../domain/restaurant-search.ts';
import type { RestaurantFilter } from '../../domain/restaurant-search.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { activeFilters } from './active-filters.ts';

type NoResultsProps = {
  filter: RestaurantFilter;
  /** Returns the number of restaurants that a filter finds. */
  countFor: (filter: RestaurantFilter) => number;
  hasFavourites: boolean;
  isVegMode: boolean;
  onChange: (filter: RestaurantFilter) => void;
};

const countOf = (count: number) =>
  count === 1 ? '1\u00A0restaurant' : `${count}\u00A0restaurants`;

const quoted = (label: string) => `“${isolated(label)}”`;

/** Shows that nothing was found. There is a button for each filter whose removal would lead to results. */
export function NoResults({
  filter,
  countFor,
  hasFavourites,
  isVegMode,
  onChange,
}: NoResultsProps) {
  const { search } = filter;
  const filters = activeFilters(filter);
  const hasFilters = filters.length > 0;
  const ways = [
    ...filters.map(({ label, lift }) => ({
      lift,
      say: (found: string) => `Remove ${quoted(label)} (${found})`,
    })),
    ...(search.trim() === ''
      ? []
      : [{ lift: { search: '' }, say: (found: string) => `Clear search to see ${found}` }]),
  ]
    .map(({ say, lift }) => {
      const without = { ...filter, ...lift };
      const count = countFor(without);
      return { label: say(countOf(count)), without, count };
    })
    .filter(({ count }) => count > 0);
  const other = isVegMode
    ? 'Veg mode is on, so only veg dishes are searched. Try another search, or turn veg mode off.'
    : 'Try another search, or see all restaurants.';
  const reason = hasFilters
    ? 'No restaurant matches your search and filters. Remove one of these to see more:'
    : `No restaurant or dish matches ${quoted(search.trim())}.`;
  const help = ways.length > 0 && !isVegMode ? reason : other;
  // Without filters, clearing the search shows all restaurants.
  const isSameAsAll = ways.length > 0 && !hasFilters;
  return (
    <EmptyState
      picture={emptyThali}
      title="No restaurants found"
      text={
        filter.favouritesOnly && !hasFavourites
          ? 'Tap the heart on a restaurant to save it here.'
          : help
      }
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {ways.map(({ label, without }) => (
          <Button
            key={label}
            variant="contained"
            onClick={() => onChange(without)}
            sx={{ overflowWrap: 'anywhere' }}
          >
            <span>{label}</span>
          </Button>
        ))}
        {!isSameAsAll && (
          <Button variant="outlined" onClick={() => onChange(initialFilter)}>
            Show all restaurants
          </Button>
        )}
      </Stack>
    </EmptyState>
  );
}
