import Box from '@mui/material/Box';
import { formatDollars, formatRupees } from '../domain/money.ts';

/**
 * Shows a price in dollars and rupees with equal weight, side by side or, in a narrow place, on two lines.
 */
export function Price({ dollars, strong = false }: { dollars: number; strong?: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        fontWeight: strong ? 800 : 700,
        fontVariantNumeric: 'tabular-nums',
        '& > span': { whiteSpace: 'nowrap' },
      }}
    >
      <span>{`${formatDollars(dollars)} /`}</span> <span>{formatRupees(dollars)}</span>
    </Box>
  );
}
