import Box from '@mui/material/Box';
import { cuisineName } from '../../data/names.ts';
import { ToggleChip } from '../../shared/ToggleChip.tsx';

type CuisineChipProps = { cuisine: string; count: number; isChosen: boolean; onClick: () => void };

/**
 * Shows a cuisine with the number of its restaurants. The chip is faded if there are none, unless it is
 * chosen.
 */
export function CuisineChip({ cuisine, count, isChosen, onClick }: CuisineChipProps) {
  const isFaded = count === 0 && !isChosen;
  return (
    <ToggleChip
      label={
        <>
          <span>{cuisineName(cuisine)}</span>{' '}
          <Box
            component="span"
            sx={{
              fontSize: '0.8125rem',
              fontWeight: 500,
              fontVariantNumeric: 'tabular-nums',
              color: isChosen ? 'inherit' : 'text.secondary',
            }}
          >
            {count}
          </Box>
        </>
      }
      isOn={isChosen}
      onClick={onClick}
      sx={{
        textTransform: 'capitalize',
        ...(isFaded && {
          color: 'text.secondary',
          fontWeight: 400,
        }),
      }}
    />
  );
}
