import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CartItem, Order } from '../../domain/entities.ts';
import { formatDayAndTime } from '../../domain/day-and-time.ts';
import { isolated } from '../../domain/isolated.ts';
import { addressInOneLine } from '../../domain/listed-order.ts';
import { orderTimeline } from '../../domain/order-timeline.ts';
import { messages as orderMessages } from '../../shared/order-messages.en.ts';
import { portionsOf } from '../../shared/portions-of.ts';
import { Price } from '../../shared/Price.tsx';
import { messages } from './messages.en.tsx';

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

const nameOf = ({ name }: CartItem) => isolated(name);

type OrderDetailsProps = { order: Order; isDelivered: boolean };

/** Renders two sections, the details of the order and its delivery address. The parent lays them out. */
export function OrderDetails({ order, isDelivered }: OrderDetailsProps) {
  const { instructions } = order.deliveryAddress;
  const noted = order.items.filter(({ note }) => note);
  return (
    <>
      <Box component="section" aria-labelledby="details-title">
        <Typography variant="h3" component="h2" id="details-title" sx={{ mb: 1.5 }}>
          {messages.order.details}
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
          <Detail label={messages.order.orderId}>
            <span translate="no">{order.id}</span>
          </Detail>
          <Detail label={messages.order.restaurant}>{order.restaurant.name}</Detail>
          <Detail label={messages.order.items}>{portionsOf(order.items)}</Detail>
          {noted.length > 0 && (
            <Detail label={messages.order.notes(noted.length)}>
              {noted.map((item) => (
                <Box key={item.id} component="span" sx={{ display: 'block', '& + &': { mt: 0.5 } }}>
                  <span>{messages.order.notedDish(nameOf(item))}</span>{' '}
                  <Box component="span" sx={{ fontWeight: 400 }}>
                    {item.note}
                  </Box>
                </Box>
              ))}
            </Detail>
          )}
          <Detail label={messages.order.total}>
            <Price dollars={order.total} strong />
          </Detail>
          {orderTimeline(order, isDelivered).map(
            ({ kind, date }) =>
              // The header shows when the order is due.
              kind !== 'due' && (
                <Detail key={kind} label={orderMessages.timeline[kind]}>
                  <time dateTime={date.toISOString()}>{formatDayAndTime(date)}</time>
                </Detail>
              ),
          )}
        </Box>
      </Box>
      <Box component="section" aria-labelledby="address-title">
        <Typography variant="h3" component="h2" id="address-title" sx={{ mb: 1 }}>
          {messages.order.address}
        </Typography>
        <Stack spacing={0.5} sx={{ overflowWrap: 'anywhere' }}>
          <Box component="address" sx={{ fontStyle: 'normal' }}>
            {addressInOneLine(order.deliveryAddress) || messages.order.noAddress}
          </Box>
          {instructions && (
            <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
              {instructions}
            </Typography>
          )}
        </Stack>
      </Box>
    </>
  );
}
