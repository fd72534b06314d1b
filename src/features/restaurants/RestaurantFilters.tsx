import Box from '@mui/material/Box';
import type { RestaurantFilter } from '../../domain/restaurant-search.ts';
import { bringFocusIntoView } from '../../shared/bring-into-view.ts';
import { DietControls } from '../../shared/DietControls.tsx';
import { SearchField } from '../../shared/SearchField.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { CuisineChips } from './CuisineChips.tsx';
import { DeliveryFilters } from './DeliveryFilters.tsx';
import { FavouritesToggle } from './FavouritesToggle.tsx';
import { FiltersButton } from './FiltersButton.tsx';
import { SortSelect } from './SortSelect.tsx';
import type { RestaurantFiltersProps } from './filters-props.ts';
import { messages } from './messages.en.tsx';

const wideOnly = { display: { xs: 'none', sm: 'flex' }, flexWrap: 'wrap', gap: 1 } as const;

/** The styles of a row of chips. On a phone, it scrolls and extends to the edges of the screen. */
const chips = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 1,
  py: { xs: 0.75, sm: 1 },
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollPaddingInline: '16px',
  scrollbarWidth: 'none',
  // Without this, the groups would shrink and wrap their own chips instead of scrolling.
  '& > *': { flexShrink: { xs: 0, sm: 1 }, maxWidth: 'none' },
} as const;

/** Shows all controls of the list. On a phone, all controls are also in a sheet, with the sort order. */
export function RestaurantFilters(props: RestaurantFiltersProps) {
  const { filter, countOf, onChange } = props;
  const choose = (change: Partial<RestaurantFilter>) => onChange({ ...filter, ...change });
  return (
    <Box role="search" aria-label={messages.restaurants} sx={{ mb: { xs: 1, md: 2 } }}>
      {/* The search has its own row if the other controls would leave it less room than it needs. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SearchField
          label={messages.search}
          placeholder={messages.searchHint}
          name="search"
          value={filter.search}
          onSearch={(search) => choose({ search })}
          sx={{ flex: { xs: '1 1 10rem', sm: '1 1 15rem' } }}
        />
        <Box sx={{ display: { sm: 'none' } }}>
          <FiltersButton {...props} />
        </Box>
        <Box sx={wideOnly}>
          <FavouritesToggle
            isOn={filter.favouritesOnly}
            onChange={(favouritesOnly) => choose({ favouritesOnly })}
          />
          <SortSelect sort={filter.sort} onChange={(sort) => choose({ sort })} />
        </Box>
      </Box>
      <Box sx={chips} onFocus={bringFocusIntoView}>
        <DietControls />
        <DeliveryFilters filter={filter} onChange={choose} />
        <CuisineChips
          cuisine={filter.cuisine}
          countOf={countOf}
          onChoose={(cuisine) => choose({ cuisine })}
        />
      </Box>
      <ActiveFilters filter={filter} onChange={onChange} />
    </Box>
  );
}
