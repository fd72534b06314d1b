import Box from '@mui/material/Box';
import { formatDollars, formatRupees } from '../domain/money.ts';

/** Dollars and rupees side by side, one as good as the other; a narrow place puts them on two lines. */
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
