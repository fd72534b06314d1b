import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { cuisineOptions, sortOptions } from '../../domain/restaurant-search.ts';
import type { RestaurantFilter, SortOption } from '../../domain/restaurant-search.ts';
import { FormField } from '../../shared/FormField.tsx';
import { SearchIcon } from '../../shared/icons.tsx';

const sortLabels: Readonly<Record<SortOption, string>> = {
  rating: 'Highest rating',
  deliveryTime: 'Fastest delivery',
  distance: 'Nearest',
  deliveryFee: 'Lowest delivery fee',
};

type RestaurantFiltersProps = {
  filter: RestaurantFilter;
  onChange: (filter: RestaurantFilter) => void;
};

/** Search, cuisine and sort order of the restaurant list. */
export function RestaurantFilters({ filter, onChange }: RestaurantFiltersProps) {
  const choose = (change: Partial<RestaurantFilter>) => onChange({ ...filter, ...change });
  return (
    <Stack spacing={2} sx={{ mb: { xs: 3, md: 4 } }} role="search" aria-label="Restaurants">
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <FormField
          label="Search restaurants and dishes"
          name="search"
          type="search"
          defaultValue={filter.search}
          onChange={(event) => choose({ search: event.target.value })}
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          }
          sx={{ '& .MuiOutlinedInput-root': { bgcolor: 'background.paper' } }}
        />
        <FormControl sx={{ minWidth: 220 }}>
          <InputLabel htmlFor="sort" variant="outlined" shrink>
            Sort by
          </InputLabel>
          <NativeSelect
            value={filter.sort}
            onChange={(event) => choose({ sort: event.target.value as SortOption })}
            input={<OutlinedInput label="Sort by" notched sx={{ bgcolor: 'background.paper' }} />}
            inputProps={{ id: 'sort', name: 'sort' }}
          >
            {sortOptions.map((option) => (
              <option key={option} value={option}>
                {sortLabels[option]}
              </option>
            ))}
          </NativeSelect>
        </FormControl>
      </Stack>
      <Box
        role="group"
        aria-label="Cuisine"
        sx={{
          display: 'flex',
          gap: 1,
          overflowX: 'auto',
          mx: { xs: -2, sm: 0 },
          px: { xs: 2, sm: 0.5 },
          py: 0.5,
          scrollbarWidth: 'none',
        }}
      >
        {cuisineOptions.map((option) => (
          <Chip
            key={option}
            component="button"
            type="button"
            clickable
            label={option}
            aria-pressed={option === filter.cuisine}
            color={option === filter.cuisine ? 'primary' : 'default'}
            variant={option === filter.cuisine ? 'filled' : 'outlined'}
            onClick={() => choose({ cuisine: option })}
            sx={{
              height: 40,
              px: 0.75,
              borderRadius: 999,
              textTransform: 'capitalize',
              flexShrink: 0,
            }}
          />
        ))}
      </Box>
    </Stack>
  );
}
