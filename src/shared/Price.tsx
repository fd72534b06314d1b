import Box from '@mui/material/Box';
import { formatDollars, formatWholeRupees, toRupees } from '../domain/money.ts';

type PriceProps = {
  dollars: number;
  /**
   * The amount in rupees. Pass it for a line of a bill, because the lines must add up. By default, the amount
   * is converted from dollars.
   */
  rupees?: number;
  strong?: boolean;
};

/** Shows a price in dollars and rupees. Customers in Delhi pay in rupees, so the dollars are less prominent. */
export function Price({ dollars, rupees = toRupees(dollars), strong = false }: PriceProps) {
  return (
    <Box
      component="span"
      sx={{
        fontWeight: strong ? 800 : 700,
        '& > span': { whiteSpace: 'nowrap' },
        '& > :first-of-type': { fontSize: '0.925em', fontWeight: 500, color: 'text.secondary' },
      }}
    >
      <span>{`${formatDollars(dollars)} /`}</span> <span>{formatWholeRupees(rupees)}</span>
    </Box>
  );
}
