import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OrderStatusMeta } from '../../../machines/order-status.ts';
import { statusTexts } from '../../shared/status-texts.ts';
import { appear } from './appear.ts';
import { MAP_ID } from './DeliveryMap.tsx';

function showMap() {
  const map = document.querySelector<HTMLElement>(`#${MAP_ID}`);
  map?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  map?.focus({ preventScroll: true });
}

/** The tracking card's simulated status, which says that it is one, and the way back to the map. */
export function OrderStatus({ status, estimate }: OrderStatusMeta) {
  const { label, description } = statusTexts[status];
  return (
    <Box>
      <Box role="status">
        <Box key={status} sx={{ animation: appear }}>
          <Typography sx={{ fontWeight: 800, fontSize: '1.125rem', color: 'primary.main' }}>
            {label}
          </Typography>
          <Typography>{description}</Typography>
          {estimate && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {`Estimated delivery: ${estimate}`}
            </Typography>
          )}
        </Box>
      </Box>
      {estimate && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          These status updates are a demo and restart each time. Use the countdown instead.
        </Typography>
      )}
      <Button variant="outlined" onClick={showMap} sx={{ mt: 1.5 }}>
        Track on Map
      </Button>
    </Box>
  );
}
