import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Order } from '../../domain/entities.ts';
import { isolated } from '../../domain/isolated.ts';
import { addressInOneLine } from '../../domain/listed-order.ts';
import { countItems } from '../../domain/pricing.ts';
import { orderTimeline } from '../../domain/order-timeline.ts';
import { timelineLabels } from '../../shared/timeline-labels.ts';
import { TimelineTime } from '../../shared/TimelineTime.tsx';
import { Price } from '../../shared/Price.tsx';

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{ fontWeight: 600, lineHeight: 1.45, overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
    </>
  );
}

type OrderDetailsProps = { order: Order; isDelivered: boolean };

/** Renders two sections for an `OrderSheet`. */
export function OrderDetails({ order, isDelivered }: OrderDetailsProps) {
  const { instructions } = order.deliveryAddress;
  const noted = order.items.filter(({ note }) => note);
  return (
    <>
      <Box component="section" aria-labelledby="details-title">
        <Typography variant="h3" component="h2" id="details-title" sx={{ mb: 1.5 }}>
          Order details
        </Typography>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
            columnGap: 2,
            rowGap: 1,
            alignItems: 'baseline',
          }}
        >
          <Detail label="Order ID">
            <span translate="no">{order.id}</span>
          </Detail>
          <Detail label="Restaurant">{order.restaurant.name}</Detail>
          <Detail label={`Items (${countItems(order.items)})`}>
            {order.items.map(({ name }) => isolated(name)).join(', ')}
          </Detail>
          {noted.length > 0 && (
            <Detail label={noted.length === 1 ? 'Note' : 'Notes'}>
              {noted.map(({ id, name, note }) => (
                <Box key={id} component="span" sx={{ display: 'block', '& + &': { mt: 0.5 } }}>
                  <span>{`${isolated(name)}:`}</span>{' '}
                  <Box component="span" sx={{ fontWeight: 400 }}>
                    {note}
                  </Box>
                </Box>
              ))}
            </Detail>
          )}
          <Detail label="Total">
            <Price dollars={order.total} strong />
          </Detail>
          {orderTimeline(order, isDelivered).map((entry) => (
            <Detail key={entry.kind} label={timelineLabels[entry.kind]}>
              <TimelineTime entry={entry} />
            </Detail>
          ))}
        </Box>
      </Box>
      <Box component="section" aria-labelledby="address-title">
        <Typography variant="h3" component="h2" id="address-title" sx={{ mb: 1 }}>
          Delivery Address
        </Typography>
        <Stack spacing={0.5} sx={{ overflowWrap: 'anywhere' }}>
          <Box component="address" sx={{ fontStyle: 'normal' }}>
            {addressInOneLine(order.deliveryAddress) || 'This order has no delivery address.'}
          </Box>
          {instructions && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {instructions}
            </Typography>
          )}
        </Stack>
      </Box>
    </>
  );
}
