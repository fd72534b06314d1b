import Box from '@mui/material/Box';
import type { ChangeEvent } from 'react';
import type { RestaurantFilter } from '../../domain/restaurant-search.ts';
import { FIELD_EDGE } from '../../shared/field-edge.ts';
import { CheckIcon, ExpandMoreIcon } from '../../shared/icons.tsx';
import { inheritedFont } from '../../shared/inherited-font.ts';
import { ToggleChip } from '../../shared/ToggleChip.tsx';
import { toDeliveryTime } from './active-filters.ts';
import { messages } from './messages.en.tsx';
import { restaurantSearch } from './search.ts';

type DeliveryFiltersProps = {
  filter: RestaurantFilter;
  onChange: (change: Partial<RestaurantFilter>) => void;
};

/**
 * Shows the filters for open restaurants and for the delivery time. The delivery time is chosen in a native
 * select.
 */
export function DeliveryFilters({ filter, onChange }: DeliveryFiltersProps) {
  const { openNow, deliveredWithin } = filter;
  const isAnyTime = deliveredWithin === null;
  return (
    <Box
      role="group"
      aria-label={messages.delivery}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      <ToggleChip
        label={messages.openNow}
        isOn={openNow}
        onClick={() => onChange({ openNow: !openNow })}
      />
      <Box
        sx={{
          height: 40,
          flexShrink: 0,
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          color: isAnyTime ? 'text.primary' : 'primary.contrastText',
        }}
      >
        <Box
          component="select"
          name="deliveredWithin"
          // The history entry restores the value, as it does in SortSelect.
          autoComplete="off"
          aria-label={messages.deliveryTime}
          value={deliveredWithin ?? ''}
          onChange={({ target }: ChangeEvent<HTMLSelectElement>) =>
            onChange({ deliveredWithin: toDeliveryTime(target.value) })
          }
          sx={{
            // The select's own text is hidden, because it is too large for a chip. Smaller text would make
            // phones zoom in.
            ...inheritedFont,
            color: 'transparent',
            position: 'absolute',
            inset: 0,
            width: '100%',
            appearance: 'none',
            borderRadius: 999,
            cursor: 'pointer',
            border: '1px solid',
            ...(isAnyTime
              ? { bgcolor: 'background.paper', borderColor: FIELD_EDGE }
              : { bgcolor: 'primary.main', borderColor: 'primary.main' }),
            '& option': { color: 'text.primary', bgcolor: 'background.paper' },
            // Otherwise, forced-colours mode would show the hidden text, too.
            '@media (forced-colors: active)': {
              forcedColorAdjust: 'none',
              bgcolor: 'Canvas',
              borderColor: 'CanvasText',
              '&:focus-visible': { outlineColor: 'Highlight' },
              '& option': { color: 'CanvasText', bgcolor: 'Canvas' },
            },
          }}
        >
          <option value="">{messages.anyDeliveryTime}</option>
          {restaurantSearch.deliveryTimes.map((minutes) => (
            <option key={minutes} value={minutes}>
              {messages.deliveredWithin(minutes)}
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
            paddingInlineStart: isAnyTime ? 2.25 : 1,
            paddingInlineEnd: 1,
            fontSize: '0.875rem',
            fontWeight: 600,
            whiteSpace: 'nowrap',
          }}
        >
          {!isAnyTime && <CheckIcon sx={{ fontSize: 16 }} />}
          <span>
            {isAnyTime ? messages.anyDeliveryTime : messages.deliveredWithin(deliveredWithin)}
          </span>
          <ExpandMoreIcon sx={{ fontSize: 20 }} />
        </Box>
      </Box>
    </Box>
  );
}
