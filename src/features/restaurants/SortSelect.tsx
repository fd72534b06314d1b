import Box from '@mui/material/Box';
import type { ChangeEvent } from 'react';
import { sortOptions } from '../../domain/restaurant-search.ts';
import type { SortOption } from '../../domain/restaurant-search.ts';
import { coveredSelect } from '../../shared/covered-select.ts';
import { ExpandMoreIcon, SortIcon } from '../../shared/icons.tsx';
import { inheritedFont } from '../../shared/inherited-font.ts';

const labels: Readonly<Record<SortOption, string>> = {
  rating: 'Highest rating',
  deliveryTime: 'Shortest estimated time',
  distance: 'Nearest',
  deliveryFee: 'Lowest restaurant fee',
};

type SortSelectProps = { sort: SortOption; onChange: (sort: SortOption) => void };

/** Shows the sort order as a native select. A phone has room only for its icon. */
export function SortSelect({ sort, onChange }: SortSelectProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        flexShrink: 0,
        '& svg': { position: 'absolute', top: 12, pointerEvents: 'none' },
      }}
    >
      <Box
        component="select"
        name="sort"
        // The history entry restores the value. The browser would restore its own too early.
        autoComplete="off"
        aria-label="Sort by"
        value={sort}
        onChange={(event: ChangeEvent<HTMLSelectElement>) =>
          onChange(event.target.value as SortOption)
        }
        sx={{
          ...inheritedFont,
          appearance: 'none',
          width: { xs: 48, sm: 'auto' },
          height: 48,
          pl: { xs: 0, sm: 6 },
          pr: { xs: 0, sm: 5 },
          borderRadius: 999,
          border: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.paper',
          // Only a wide screen has room for the select's own text.
          color: { xs: 'transparent', sm: 'text.primary' },
          fontWeight: 600,
          cursor: 'pointer',
          '& option': { color: 'text.primary' },
          '@media (forced-colors: active)': {
            ...coveredSelect['@media (forced-colors: active)'],
            color: { sm: 'CanvasText' },
          },
        }}
      >
        {sortOptions.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </Box>
      <SortIcon sx={{ left: { xs: 12, sm: 16 } }} />
      <ExpandMoreIcon sx={{ right: 12, display: { xs: 'none', sm: 'block' } }} />
    </Box>
  );
}
