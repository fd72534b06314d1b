import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from '../../../machines/entities.ts';
import { formatDollars } from '../../domain/money.ts';
import { describeStatus } from '../../domain/order-status.ts';
import { CallIcon, ChatIcon } from '../../shared/icons.tsx';
import { MAP_ID } from './DeliveryMap.tsx';
import { DriverIdentity, telephoneLink } from './DriverCard.tsx';
import type { CountdownRef } from './use-countdown.ts';
import { useOrderStatus } from './use-order-status.ts';

function showMap() {
  const map = document.querySelector<HTMLElement>(`#${MAP_ID}`);
  map?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  map?.focus({ preventScroll: true });
}

type OrderCardProps = {
  order: Order;
  countdown: CountdownRef;
  /** Undefined for a customer whose order it is not. */
  onChat?: () => void;
};

/** The order tracking card: the order in short, its simulated status, and later its driver. */
export function OrderCard({ order, countdown, onChat }: OrderCardProps) {
  const { status, estimate, hasDriver } = useOrderStatus(countdown);
  const { label, description } = describeStatus(status);
  const { street, city, zipCode, instructions } = order.deliveryAddress;
  const { driver } = order;
  return (
    <Paper
      component="section"
      aria-labelledby="card-title"
      variant="outlined"
      sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: 5 }}
    >
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'start', gap: 2, flexWrap: 'wrap' }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" id="card-title">
            Order #{order.id}
          </Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {order.restaurant.name}
          </Typography>
        </Box>
        <Typography sx={{ fontWeight: 800, fontSize: '1.25rem' }}>
          {formatDollars(order.total)}
        </Typography>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          mt: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box role="status">
          <Typography sx={{ fontWeight: 800, fontSize: '1.125rem', color: 'primary.main' }}>
            {label}
          </Typography>
          <Typography>{description}</Typography>
          {estimate && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
              Estimated delivery: {estimate}
            </Typography>
          )}
        </Box>
        <Box>
          <Typography sx={{ fontWeight: 700 }}>Delivery Address</Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {[street, [city, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
          </Typography>
          {instructions && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {instructions}
            </Typography>
          )}
        </Box>
      </Box>
      {hasDriver && (
        <Box
          component="section"
          aria-labelledby="your-driver-title"
          sx={{ mt: 3, pt: 3, borderTop: '1px solid', borderColor: 'divider' }}
        >
          <Typography variant="h4" component="h3" id="your-driver-title" sx={{ mb: 1.5 }}>
            Your Driver
          </Typography>
          <DriverIdentity driver={driver}>
            {onChat && (
              <IconButton
                aria-label={`Open chat with ${driver.name}`}
                onClick={onChat}
                sx={{ width: 48, height: 48, bgcolor: 'tint.main', color: 'primary.main' }}
              >
                <ChatIcon />
              </IconButton>
            )}
            {driver.phone && (
              <IconButton
                href={telephoneLink(driver.phone)}
                aria-label={`Call your driver ${driver.name}`}
                sx={{ width: 48, height: 48, bgcolor: 'tint.main', color: 'primary.main' }}
              >
                <CallIcon />
              </IconButton>
            )}
          </DriverIdentity>
        </Box>
      )}
      <Stack direction="row" sx={{ mt: 3, gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={showMap}>
          Track on Map
        </Button>
        {hasDriver && onChat && (
          <Button variant="contained" onClick={onChat}>
            Chat with Driver
          </Button>
        )}
      </Stack>
    </Paper>
  );
}
