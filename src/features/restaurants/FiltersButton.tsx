import Button from '@mui/material/Button';
import { CountBadge } from '../../shared/CountBadge.tsx';
import { DietActor } from '../../shared/diet.ts';
import type { Control } from '../../shared/controls.ts';
import { FIELD_EDGE } from '../../shared/field-edge.ts';
import { TuneIcon } from '../../shared/icons.tsx';
import { LoadErrorNotice } from '../../shared/LoadError.tsx';
import { loadable } from '../../shared/loadable.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { useDisclosure } from '../../shared/use-disclosure.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { activeFilters } from './active-filters.ts';
import type { RestaurantFiltersProps } from './filters-props.ts';
import { messages } from './messages.en.tsx';

const FilterSheet = loadable(async () => (await import('./FilterSheet.tsx')).FilterSheet);

/** Shows the button that opens all filters on a phone. The button contains the number of active filters. */
export function FiltersButton(props: RestaurantFiltersProps) {
  const { isOpen, open, close } = useDisclosure();
  const { isVegetarian, avoided } = DietActor.useSelector(({ context }) => context.value);
  const diet = useIsHydrated() ? Number(isVegetarian) + Number(avoided.length > 0) : 0;
  const count = activeFilters(props.filter).length + diet;
  return (
    <>
      <Button
        color="secondary"
        variant="outlined"
        data-control={'filters' satisfies Control}
        aria-label={count === 0 ? messages.filters : messages.filtersActive(count)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        sx={{
          minWidth: 48,
          height: 48,
          px: 0,
          color: 'text.primary',
          bgcolor: 'background.paper',
          borderColor: FIELD_EDGE,
        }}
      >
        <TuneIcon />
        {count > 0 && (
          <CountBadge count={count} sx={{ position: 'absolute', top: -6, insetInlineEnd: -6 }} />
        )}
      </Button>
      <PartBoundary failure={isOpen && <LoadErrorNotice onDismiss={close} />}>
        <FilterSheet {...props} isOpen={isOpen} onClose={close} />
      </PartBoundary>
    </>
  );
}
