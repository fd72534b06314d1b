import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { RestaurantFilter } from '../../domain/restaurant-search.ts';
import { chipLook } from '../../shared/chip-look.ts';
import { controlSelector } from '../../shared/controls.ts';
import type { Control } from '../../shared/controls.ts';
import { FIELD_EDGE } from '../../shared/field-edge.ts';
import { CloseIcon } from '../../shared/icons.tsx';
import { removeAndMoveFocus } from '../../shared/remove-and-move-focus.ts';
import { activeFilters, withoutFilters } from './active-filters.ts';
import { messages } from './messages.en.tsx';

/** The elements to which the focus moves after the customer removes one filter or all filters. */
const focusTargets = {
  within: '[role=search]',
  same: controlSelector('removeFilter'),
  otherwise: [`${controlSelector('cuisine')} button`, controlSelector('filters')],
};

type ActiveFiltersProps = {
  filter: RestaurantFilter;
  onChange: (filter: RestaurantFilter) => void;
};

export function ActiveFilters({ filter, onChange }: ActiveFiltersProps) {
  const filters = activeFilters(filter);
  if (filters.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={messages.activeFilters}
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        overflowX: 'auto',
        mx: { xs: -2, sm: -3 },
        px: { xs: 2, sm: 3 },
        pt: { xs: 1, sm: 0.5 },
        pb: 0.5,
        scrollbarWidth: 'none',
        '& > *': { flexShrink: 0 },
      }}
    >
      {filters.map(({ kind, label, removal }) => (
        <Chip
          key={kind}
          data-control={'removeFilter' satisfies Control}
          component="button"
          type="button"
          clickable
          variant="outlined"
          aria-label={messages.removeFilter(label)}
          label={
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              {label}
              <CloseIcon sx={{ fontSize: 16, marginInlineEnd: -0.5 }} />
            </Box>
          }
          onClick={({ currentTarget }) =>
            removeAndMoveFocus(currentTarget, focusTargets, () =>
              onChange({ ...filter, ...removal }),
            )
          }
          sx={{
            ...chipLook,
            height: 36,
            '&.MuiChip-outlined': { bgcolor: 'tint.main', borderColor: FIELD_EDGE },
          }}
        />
      ))}
      <Button
        size="small"
        onClick={({ currentTarget }) =>
          removeAndMoveFocus(currentTarget, focusTargets, () => onChange(withoutFilters(filter)))
        }
        sx={{ py: 0 }}
      >
        <span>{messages.clearFilters}</span>
      </Button>
    </Box>
  );
}
