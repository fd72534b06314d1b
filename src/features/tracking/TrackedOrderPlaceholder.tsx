import Box from '@mui/material/Box';
import { Placeholder } from '../../shared/Placeholder.tsx';
import { orderOnItsWay } from './order-layout.ts';

/** Shows the outline of a found order with the map, the status and the order itself. */
export function TrackedOrderPlaceholder() {
  return (
    <Box sx={orderOnItsWay} aria-hidden>
      <Placeholder
        sx={{
          gridArea: 'map',
          height: { xs: 400, sm: 402 },
          mx: { xs: -2, sm: 0 },
          borderRadius: { xs: 0, sm: 5 },
        }}
      />
      <Placeholder sx={{ gridArea: 'status', height: { xs: 288, sm: 256 }, borderRadius: 6 }} />
      <Placeholder sx={{ gridArea: 'order', height: 560, borderRadius: 5 }} />
    </Box>
  );
}
