import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Order } from '../../../machines/entities.ts';
import { Price } from '../../shared/Price.tsx';

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

/** Order id, restaurant, items, total and the address it goes to. */
export function OrderDetails({ order }: { order: Order }) {
  const { street, city, zipCode, instructions } = order.deliveryAddress;
  const place = [city, zipCode].filter(Boolean).join(' ');
  return (
    <Stack spacing={{ xs: 2.5, md: 3 }}>
      <Paper
        component="section"
        aria-labelledby="details-title"
        variant="outlined"
        sx={{ p: { xs: 2.5, sm: 3 }, borderRadius: 5 }}
      >
        <Typography variant="h3" component="h2" id="details-title" sx={{ mb: 2 }}>
          Order Details
        </Typography>
        <Stack component="dl" spacing={1.75} sx={{ m: 0 }}>
          <Detail label="Order ID">{order.id}</Detail>
          <Detail label="Restaurant">{order.restaurant.name}</Detail>
          <Detail label="Items">{order.items.map(({ name }) => name).join(', ')}</Detail>
          <Detail label="Total">
            <Price dollars={order.total} strong />
          </Detail>
        </Stack>
      </Paper>
      <Paper
        component="section"
        aria-labelledby="address-title"
        variant="outlined"
        sx={{ p: { xs: 2.5, sm: 3 }, borderRadius: 5 }}
      >
        <Typography variant="h3" component="h2" id="address-title" sx={{ mb: 1 }}>
          Delivery Address
        </Typography>
        <Box component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
          {street}
          {street && place && <br />}
          {place}
          {!street && !place && 'No address was given with this order.'}
        </Box>
        {instructions && (
          <Typography
            variant="body2"
            sx={{ mt: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {instructions}
          </Typography>
        )}
      </Paper>
    </Stack>
  );
}
