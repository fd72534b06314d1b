import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { bottomSheet } from '../../shared/bottom-sheet.ts';
import { CloseButton } from '../../shared/CloseButton.tsx';
import { DietControls } from '../../shared/DietControls.tsx';
import { Layer } from '../../shared/Layer.tsx';
import { CuisineChips } from './CuisineChips.tsx';
import { DeliveryFilters } from './DeliveryFilters.tsx';
import { FavouritesToggle } from './FavouritesToggle.tsx';
import { SortSelect } from './SortSelect.tsx';
import { activeFilters, withoutFilters } from './active-filters.ts';
import { messages as sheetMessages } from './filter-sheet-messages.en.ts';
import type { RestaurantFiltersProps } from './filters-props.ts';
import { messages } from './messages.en.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

type FilterSheetProps = RestaurantFiltersProps & { isOpen: boolean; onClose: () => void };

/** Shows the sort order and all filters on a phone. Each choice takes effect at once. */
export function FilterSheet({
  filter,
  found,
  countOf,
  onChange,
  isOpen,
  onClose,
}: FilterSheetProps) {
  const titleId = useId();
  const choose = (change: Partial<typeof filter>) => onChange({ ...filter, ...change });
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} slotProps={bottomSheet}>
      {isOpen && <Layer onClose={onClose} />}
      <DialogContent sx={{ px: 2, py: 1.5 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="h2" id={titleId} sx={{ fontSize: '1.375rem' }}>
            {sheetMessages.title}
          </Typography>
          <CloseButton label={sheetMessages.close} onClick={onClose} />
        </Stack>
        <Part title={messages.sortBy}>
          <SortSelect sort={filter.sort} onChange={(sort) => choose({ sort })} />
        </Part>
        <Part title={sheetMessages.diet}>
          <DietControls />
        </Part>
        <Part title={sheetMessages.restaurants}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <FavouritesToggle
              isOn={filter.favouritesOnly}
              onChange={(favouritesOnly) => choose({ favouritesOnly })}
            />
            <DeliveryFilters filter={filter} onChange={choose} />
          </Stack>
        </Part>
        <Part title={messages.cuisine}>
          <CuisineChips
            cuisine={filter.cuisine}
            countOf={countOf}
            onChoose={(cuisine) => choose({ cuisine })}
          />
        </Part>
      </DialogContent>
      <DialogActions
        sx={{
          // The value needs a breakpoint. Without it, the theme's value for a phone would override this one.
          flexDirection: { xs: 'row' },
          px: 2,
          py: 1.5,
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        {activeFilters(filter).length > 0 && (
          <Button onClick={() => onChange(withoutFilters(filter))}>
            <span>{messages.clearFilters}</span>
          </Button>
        )}
        <Button variant="contained" onClick={onClose} sx={{ flex: 1, minHeight: 48 }}>
          <span>{sheetMessages.show(found)}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
