import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import magnifyingGlass from '../../data/illustrations/magnifying-glass-tilted-left.svg?no-inline';
import { isolated } from '../../domain/isolated.ts';
import { initialFilter } from '../../domain/restaurant-search.ts';
import type { RestaurantFilter } from '../../domain/restaurant-search.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { filtersInEffect } from './filters-in-effect.ts';

type NothingFoundProps = {
  filter: RestaurantFilter;
  /** How many restaurants a filter finds. */
  countFor: (filter: RestaurantFilter) => number;
  hasFavourites: boolean;
  isVegMode: boolean;
  onChange: (filter: RestaurantFilter) => void;
};

/** Says which filter to lift, where lifting one of them is enough. */
export function NothingFound({
  filter,
  countFor,
  hasFavourites,
  isVegMode,
  onChange,
}: NothingFoundProps) {
  const { search } = filter;
  const searched =
    search.trim() === '' ? [] : [{ label: `“${isolated(search.trim())}”`, lift: { search: '' } }];
  const ways = [...filtersInEffect(filter), ...searched]
    .map(({ label, lift }) => {
      const without = { ...filter, ...lift };
      return { label, without, count: countFor(without) };
    })
    .filter(({ count }) => count > 0);
  const other = isVegMode
    ? 'Veg mode looks among vegetarian dishes alone. Try another dish or kitchen, or turn it off.'
    : 'Try another dish or kitchen, or look at all of them.';
  const help =
    ways.length > 0 && !isVegMode
      ? 'No kitchen fits all of that. Lift one filter, and here’s what you get:'
      : other;
  return (
    <EmptyState
      illustration={magnifyingGlass}
      title="No restaurants found"
      text={
        filter.favouritesOnly && !hasFavourites
          ? 'Press the heart on a kitchen you like, and you’ll find it here.'
          : help
      }
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {ways.map(({ label, without, count }) => (
          <Button
            key={label}
            variant="contained"
            onClick={() => onChange(without)}
            sx={{ overflowWrap: 'anywhere' }}
          >
            <span>
              {count === 1
                ? `Without ${label}: 1 restaurant`
                : `Without ${label}: ${count} restaurants`}
            </span>
          </Button>
        ))}
        <Button variant="outlined" onClick={() => onChange(initialFilter)}>
          Show all restaurants
        </Button>
      </Stack>
    </EmptyState>
  );
}
