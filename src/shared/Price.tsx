import Box from '@mui/material/Box';
import { formatDollars, formatWholeRupees, toRupees } from '../domain/money.ts';

type PriceProps = {
  dollars: number;
  /** The amount in rupees if it is a line of a bill, whose lines add up. */
  rupees?: number;
  strong?: boolean;
};

/**
 * Shows a price in dollars and rupees with equal weight, side by side or, in a narrow place, on two lines.
 */
export function Price({ dollars, rupees = toRupees(dollars), strong = false }: PriceProps) {
  return (
    <Box
      component="span"
      sx={{
        fontWeight: strong ? 800 : 700,
        fontVariantNumeric: 'tabular-nums',
        '& > span': { whiteSpace: 'nowrap' },
      }}
    >
      <span>{`${formatDollars(dollars)} /`}</span> <span>{formatWholeRupees(rupees)}</span>
    </Box>
  );
}
