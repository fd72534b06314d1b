import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { RestaurantFilter } from '../../domain/restaurant-search.ts';
import { CloseIcon } from '../../shared/icons.tsx';
import { filtersInEffect, withoutFilters } from './filters-in-effect.ts';

/** The focus of a chip that is about to go moves to the one beside it; of the last, to the cuisines above. */
function passFocusOn(chip: HTMLElement): void {
  const next = chip.nextElementSibling?.matches('[data-filter]')
    ? chip.nextElementSibling
    : chip.previousElementSibling;
  if (next instanceof HTMLElement) next.focus();
  else focusCuisines(chip);
}

function focusCuisines(button: HTMLElement): void {
  button
    .closest('[role=search]')
    ?.querySelector<HTMLElement>('[aria-label=Cuisine] button')
    ?.focus();
}

type FiltersInEffectProps = {
  filter: RestaurantFilter;
  onChange: (filter: RestaurantFilter) => void;
};

/** What leaves restaurants out, wherever its control is: each can be lifted here, and all at once. */
export function FiltersInEffect({ filter, onChange }: FiltersInEffectProps) {
  const filters = filtersInEffect(filter);
  if (filters.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label="Filters in effect"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        overflowX: 'auto',
        mx: { xs: -2, sm: -3 },
        px: { xs: 2, sm: 3 },
        py: 0.5,
        scrollbarWidth: 'none',
        '& > *': { flexShrink: 0 },
      }}
    >
      {filters.map(({ label, lift }) => (
        <Chip
          key={label}
          data-filter
          component="button"
          type="button"
          clickable
          aria-label={`${label}: clear this filter`}
          label={
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              {label}
              <CloseIcon sx={{ fontSize: 16, mr: -0.5 }} />
            </Box>
          }
          onClick={({ currentTarget }) => {
            passFocusOn(currentTarget);
            onChange({ ...filter, ...lift });
          }}
          sx={{ bgcolor: 'tint.main' }}
        />
      ))}
      <Button
        size="small"
        onClick={({ currentTarget }) => {
          focusCuisines(currentTarget);
          onChange(withoutFilters(filter));
        }}
        sx={{ minHeight: 32, py: 0 }}
      >
        Clear all
      </Button>
    </Box>
  );
}
