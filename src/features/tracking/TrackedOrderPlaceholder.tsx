import Box from '@mui/material/Box';
import { Placeholder } from '../../shared/Placeholder.tsx';
import { orderColumn, orderColumns } from './order-layout.ts';

/** The shapes of a found order: its status, the map, the steps and the order itself. */
export function TrackedOrderPlaceholder() {
  return (
    <Box sx={orderColumns} aria-hidden>
      <Box sx={orderColumn}>
        <Placeholder sx={{ height: { xs: 140, sm: 112 }, borderRadius: 6 }} />
        <Placeholder sx={{ height: 402, borderRadius: 5 }} />
        <Placeholder sx={{ height: { xs: 232, sm: 130 }, borderRadius: 5 }} />
      </Box>
      <Placeholder sx={{ height: 560, borderRadius: 5 }} />
    </Box>
  );
}
