import Box from '@mui/material/Box';
import type { Findings, RestaurantFilter } from '../../domain/restaurant-search.ts';
import { DietControls } from '../../shared/DietControls.tsx';
import { SearchField } from '../../shared/SearchField.tsx';
import type { Control } from '../../shared/controls.ts';
import { CuisineChip } from './CuisineChip.tsx';
import { DeliveryFilters } from './DeliveryFilters.tsx';
import { FavouritesToggle } from './FavouritesToggle.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { cuisines } from './search.ts';
import { SortSelect } from './SortSelect.tsx';

type RestaurantFiltersProps = {
  filter: RestaurantFilter;
  countOf: Findings['countOf'];
  onChange: (filter: RestaurantFilter) => void;
};

/** Shows the search, the favourites, the sort order, the filters, and which filters are active. */
export function RestaurantFilters({ filter, countOf, onChange }: RestaurantFiltersProps) {
  const choose = (change: Partial<RestaurantFilter>) => onChange({ ...filter, ...change });
  const chip = (cuisine: string) => (
    <CuisineChip
      key={cuisine}
      cuisine={cuisine}
      count={countOf(cuisine)}
      isChosen={cuisine === filter.cuisine}
      onClick={() => {
        // A second click while the list is still being updated would restart the list.
        if (cuisine !== filter.cuisine) choose({ cuisine });
      }}
    />
  );
  return (
    <Box role="search" aria-label="Restaurants" sx={{ mb: { xs: 0.75, md: 2 } }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SearchField
          label="Search restaurants and dishes"
          name="search"
          value={filter.search}
          onSearch={(search) => choose({ search })}
        />
        <FavouritesToggle
          isOn={filter.favouritesOnly}
          onChange={(favouritesOnly) => choose({ favouritesOnly })}
        />
        <SortSelect sort={filter.sort} onChange={(sort) => choose({ sort })} />
      </Box>
      <Box
        sx={{
          display: { xs: 'flex', md: 'grid' },
          gap: 1,
          overflowX: 'auto',
          // The row scrolls from edge to edge of the screen. The padding leaves room for focus rings.
          mx: { xs: -2, sm: -3 },
          px: { xs: 2, sm: 3 },
          py: 1,
          scrollbarWidth: 'none',
          '& > div, & > div > div': {
            display: 'flex',
            flexWrap: { md: 'wrap' },
            flexShrink: { xs: 0, md: 1 },
            gap: 1,
          },
        }}
      >
        <div>
          <DietControls />
          <DeliveryFilters filter={filter} onChange={choose} />
        </div>
        <div role="group" aria-label="Cuisine" data-control={'cuisine' satisfies Control}>
          {cuisines.map(chip)}
        </div>
      </Box>
      <ActiveFilters filter={filter} onChange={onChange} />
    </Box>
  );
}
