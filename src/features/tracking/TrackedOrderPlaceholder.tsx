import Box from '@mui/material/Box';
import { Placeholder } from '../../shared/Placeholder.tsx';
import { MAP_HEIGHT } from './map-styles.ts';
import { orderOnItsWay, tallMapColumn } from './order-layout.ts';

/** Shows the outline of a found order with the map, the status and the order itself. */
export function TrackedOrderPlaceholder() {
  return (
    <Box sx={orderOnItsWay} aria-hidden>
      <Box sx={tallMapColumn}>
        <Placeholder
          sx={{
            height: `var(${MAP_HEIGHT}, 400px)`,
            mx: { xs: -2, sm: 0 },
            borderRadius: { xs: 0, sm: 5 },
          }}
        />
      </Box>
      <Placeholder sx={{ gridArea: 'status', height: 260, borderRadius: 6 }} />
      <Placeholder sx={{ gridArea: 'order', height: 560, borderRadius: 5 }} />
    </Box>
  );
}
