import Box from '@mui/material/Box';
import { formatDollars, formatRupees } from '../domain/money.ts';

/** Dollars, with the rupee equivalent beside them. */
export function Price({ dollars, strong = false }: { dollars: number; strong?: boolean }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      <Box component="span" sx={{ fontWeight: strong ? 800 : 700 }}>
        {formatDollars(dollars)}
      </Box>{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875em' }}>
        {formatRupees(dollars)}
      </Box>
    </Box>
  );
}
