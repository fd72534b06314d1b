import Box from '@mui/material/Box';
import { Placeholder } from '../../shared/Placeholder.tsx';
import { orderColumn } from './order-layout.ts';

/** The shapes of a delivery that a friend follows: its status and the map. */
export function FollowedOrderPlaceholder() {
  return (
    <Box sx={orderColumn} aria-hidden>
      <Placeholder sx={{ height: { xs: 140, sm: 112 }, borderRadius: 6 }} />
      <Placeholder sx={{ height: 402, borderRadius: 5 }} />
    </Box>
  );
}
