import GlobalStyles from '@mui/material/GlobalStyles';
import { ACTIVE_ORDER_ROOM, HIGH_ENOUGH_FOR_BARS } from '../../shared/bottom-bars.ts';
import { ROW_HEIGHT } from './ActiveOrderRow.tsx';

/** Reserves room for the bar, so that focused controls and notices stay above it. */
export function BarRoom({ rows = 0 }: { rows?: number }) {
  const list = `min(40dvh, ${rows * (ROW_HEIGHT + 1)}px)`;
  return (
    <GlobalStyles
      styles={{
        [`@media ${HIGH_ENOUGH_FOR_BARS}`]: {
          html: {
            [ACTIVE_ORDER_ROOM]: `calc(${ROW_HEIGHT + 16}px + ${list})`,
          },
        },
      }}
    />
  );
}
