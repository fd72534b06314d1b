import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ChangeEvent } from 'react';
import type { RestaurantFilter } from '../../domain/restaurant-search.ts';
import { coveredSelect } from '../../shared/covered-select.ts';
import { ExpandMoreIcon } from '../../shared/icons.tsx';
import { inheritedFont } from '../../shared/inherited-font.ts';
import { deliveryTimeLabel, toDeliveryTime } from './active-filters.ts';
import { restaurantSearch } from './search.ts';

type DeliveryFiltersProps = {
  filter: RestaurantFilter;
  onChange: (change: Partial<RestaurantFilter>) => void;
};

const ANY_TIME = 'Any delivery time';

const pill = { height: 40, borderRadius: 999, flexShrink: 0 } as const;
const atRest = { bgcolor: 'background.paper', borderColor: 'divider' } as const;

/** Shows the filters for open restaurants and for the delivery time. The delivery time is a native select. */
export function DeliveryFilters({ filter, onChange }: DeliveryFiltersProps) {
  const { openNow, deliveredWithin } = filter;
  const isAnyTime = deliveredWithin === null;
  return (
    <Box role="group" aria-label="Delivery" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Chip
        component="button"
        type="button"
        clickable
        label="Open now"
        aria-pressed={openNow}
        color={openNow ? 'primary' : 'default'}
        variant={openNow ? 'filled' : 'outlined'}
        onClick={() => onChange({ openNow: !openNow })}
        sx={{ ...pill, px: 0.5, ...(!openNow && atRest) }}
      />
      <Box
        sx={{
          ...pill,
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          color: isAnyTime ? 'text.primary' : 'primary.contrastText',
        }}
      >
        <Box
          component="select"
          name="deliveredWithin"
          // As in SortSelect, the history entry restores the value.
          autoComplete="off"
          aria-label="Estimated delivery time"
          value={deliveredWithin ?? ''}
          onChange={({ target }: ChangeEvent<HTMLSelectElement>) =>
            onChange({ deliveredWithin: toDeliveryTime(target.value) })
          }
          sx={{
            // The select's own text is hidden. It is too large for a chip, and phones zoom in on smaller
            // text.
            ...inheritedFont,
            color: 'transparent',
            position: 'absolute',
            inset: 0,
            width: '100%',
            appearance: 'none',
            borderRadius: 999,
            cursor: 'pointer',
            border: '1px solid',
            ...(isAnyTime ? atRest : { bgcolor: 'primary.main', borderColor: 'primary.main' }),
            '& option': { color: 'text.primary', bgcolor: 'background.paper' },
            ...coveredSelect,
          }}
        >
          <option value="">{ANY_TIME}</option>
          {restaurantSearch.deliveryTimes.map((minutes) => (
            <option key={minutes} value={minutes}>
              {deliveryTimeLabel(minutes)}
            </option>
          ))}
        </Box>
        <Box
          component="span"
          aria-hidden
          sx={{
            position: 'relative',
            pointerEvents: 'none',
            display: 'flex',
            alignItems: 'center',
            gap: 0.25,
            pl: 2,
            pr: 1,
            fontSize: '0.8125rem',
            fontWeight: 600,
            whiteSpace: 'nowrap',
          }}
        >
          <span>{isAnyTime ? ANY_TIME : deliveryTimeLabel(deliveredWithin)}</span>
          <ExpandMoreIcon sx={{ fontSize: 20 }} />
        </Box>
      </Box>
    </Box>
  );
}
