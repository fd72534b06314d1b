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

const small = { fontSize: '0.8125rem', lineHeight: 1.45, color: 'text.secondary' };

/**
 * Shows the tracking card's simulated status, labelled as a demo, and a button that leads back to the map.
 * All of it is small, because the countdown is what the customer should follow.
 * Screen readers do not announce changes of this status, because they are only simulated.
 */
export function OrderStatus({ status, estimate }: OrderStatusMeta) {
  const { label, description } = orderMessages.status[status];
  const isDemo = estimate !== '';
  return (
    <Box component="section" aria-labelledby="status-title">
      <Typography variant="body2" component="h2" id="status-title" sx={{ fontWeight: 700 }}>
        {isDemo ? messages.status.sampleTitle : messages.status.title}
      </Typography>
      {isDemo && <Typography sx={small}>{messages.status.sampleNote}</Typography>}
      <Box key={status} sx={{ mt: 1, animation: appear }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography sx={small}>{description}</Typography>
        {isDemo && (
          <Typography sx={small}>
            {messages.status.estimate(estimate.replace(' min', ''))}
          </Typography>
        )}
      </Box>
      <Button onClick={showMap} sx={{ mt: 0.5, mb: -1, marginInlineStart: -1, px: 1 }}>
        <span>{messages.status.trackOnMap}</span>
      </Button>
    </Box>
  );
}
