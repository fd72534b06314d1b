import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OrderStatusMeta } from '../../../machines/order-status.ts';
import { messages as orderMessages } from '../../shared/order-messages.en.ts';
import { appear } from './appear.ts';
import { MAP_ID } from './DeliveryMap.tsx';
import { messages } from './messages.en.tsx';

function showMap() {
  const map = document.querySelector<HTMLElement>(`#${MAP_ID}`);
  map?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  map?.focus({ preventScroll: true });
}

/**
 * Shows the tracking card's simulated status, labelled as a demo, and a button that leads back to the map.
 * Screen readers do not announce changes of this status, because they are only simulated.
 */
export function OrderStatus({ status, estimate }: OrderStatusMeta) {
  const { label, description } = orderMessages.status[status];
  const isDemo = estimate !== '';
  return (
    <Box component="section" aria-labelledby="status-title">
      <Typography variant="h3" component="h2" id="status-title" sx={{ mb: 1 }}>
        {isDemo ? messages.status.sampleTitle : messages.status.title}
      </Typography>
      {isDemo && (
        <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
          {messages.status.sampleNote}
        </Typography>
      )}
      <Box
        key={status}
        sx={{
          ...(isDemo && { border: '1px dashed', borderColor: 'divider', borderRadius: 3, p: 1.5 }),
          animation: appear,
        }}
      >
        <Typography sx={{ fontWeight: 700 }}>{label}</Typography>
        <Typography>{description}</Typography>
        {isDemo && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {messages.status.estimate(estimate.replace(' min', ''))}
          </Typography>
        )}
      </Box>
      <Button variant="outlined" onClick={showMap} sx={{ mt: 1.5 }}>
        <span>{messages.status.trackOnMap}</span>
      </Button>
    </Box>
  );
}
