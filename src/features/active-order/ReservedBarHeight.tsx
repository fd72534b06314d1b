import GlobalStyles from '@mui/material/GlobalStyles';
import { ACTIVE_ORDER_HEIGHT, HIGH_ENOUGH_FOR_BARS } from '../../shared/bottom-bars.ts';
import { ROW_HEIGHT } from './ActiveOrderRow.tsx';

type ReservedBarHeightProps = {
  /** The number of rows of the open list. */
  rows?: number;
  /**
   * Whether there is also a cart bar. On a phone, both bars are in one row, for which the cart bar already
   * reserves room.
   */
  isBesideCart: boolean;
};

/** Reserves room for the active-order bar, so that focused controls and notices stay above it. */
export function ReservedBarHeight({ rows = 0, isBesideCart }: ReservedBarHeightProps) {
  const list = `min(40dvh, ${rows * (ROW_HEIGHT + 1)}px)`;
  return (
    <GlobalStyles
      styles={(theme) => ({
        [`@media ${HIGH_ENOUGH_FOR_BARS}`]: {
          html: {
            [ACTIVE_ORDER_HEIGHT]: `calc(${ROW_HEIGHT + 16}px + ${list})`,
            ...(isBesideCart && {
              [theme.breakpoints.down('sm')]: { [ACTIVE_ORDER_HEIGHT]: list },
            }),
          },
        },
      })}
    />
  );
}
