import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

type CuisineChipProps = { cuisine: string; count: number; isChosen: boolean; onClick: () => void };

/**
 * Shows a cuisine with the number of its restaurants. The chip is faded if there are none, unless it is
 * chosen.
 */
export function CuisineChip({ cuisine, count, isChosen, onClick }: CuisineChipProps) {
  const standsBack = count === 0 && !isChosen;
  return (
    <Chip
      component="button"
      type="button"
      clickable
      label={
        <>
          <span>{cuisine}</span>{' '}
          <Box component="span" sx={{ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
            {count}
          </Box>
        </>
      }
      aria-pressed={isChosen}
      color={isChosen ? 'primary' : 'default'}
      variant={isChosen ? 'filled' : 'outlined'}
      onClick={onClick}
      sx={{
        height: 40,
        px: 0.5,
        borderRadius: 999,
        flexShrink: 0,
        textTransform: 'capitalize',
        ...(!isChosen && { bgcolor: 'background.paper', borderColor: 'divider' }),
        ...(standsBack && {
          bgcolor: 'transparent',
          color: 'text.secondary',
          borderStyle: 'dashed',
          fontWeight: 400,
        }),
      }}
    />
  );
}
