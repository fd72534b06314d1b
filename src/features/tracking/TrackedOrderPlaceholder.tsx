import Box from '@mui/material/Box';
import { Placeholder } from '../../shared/Placeholder.tsx';
import { orderColumn, orderColumns } from './order-layout.ts';

/** Shows the outline of a found order with the map, the status and the order itself. */
export function TrackedOrderPlaceholder() {
  return (
    <Box sx={orderColumns} aria-hidden>
      <Box sx={orderColumn}>
        <Placeholder
          sx={{
            height: { xs: 400, sm: 402 },
            mx: { xs: -2, sm: 0 },
            borderRadius: { xs: 0, sm: 5 },
          }}
        />
        <Placeholder sx={{ height: 260, borderRadius: 6 }} />
      </Box>
      <Placeholder sx={{ height: 560, borderRadius: 5 }} />
    </Box>
  );
}
