import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatTime } from '../../domain/day-and-time.ts';
import type { ListedOrder } from '../../domain/entities.ts';
import { isAtRestaurant } from '../../domain/order-status.ts';
import { placedAt } from '../../domain/order-timeline.ts';
import { trackingPath } from '../../domain/order-id.ts';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { messages as orderMessages } from '../../shared/order-messages.en.ts';
import { OrderCancellation } from '../../shared/OrderCancellation.tsx';
import { messages as arrivalMessages } from './arrival-messages.en.tsx';
import { messages } from './messages.en.ts';
import { OrderCard } from './OrderCard.tsx';

const arrivalTime = {
  display: 'block',
  fontSize: '1.5rem',
  fontWeight: 800,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
};

type ActiveOrderProps = { order: ListedOrder; userId: string };

/** Shows an order that has not yet been delivered or cancelled. */
export function ActiveOrder({ order, userId }: ActiveOrderProps) {
  const ordered = placedAt(order.orderTime);
  const { label, description } = orderMessages.status[order.status];
  return (
    <OrderCard
      order={order}
      status={
        <>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Stack
              direction="row"
              sx={{ flex: '1 1 8rem', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
            >
              <Chip label={label} color="primary" size="small" />
              <Typography variant="body2">{description}</Typography>
            </Stack>
            <Typography variant="body2" sx={{ marginInlineStart: 'auto', textAlign: 'end' }}>
              {arrivalMessages.estimatedDelivery(
                <Box component="span" sx={arrivalTime}>
                  {formatTime(new Date(order.estimatedDelivery))}
                </Box>,
              )}
            </Typography>
          </Stack>
          <Box sx={{ mt: 1, '&:empty': { display: 'none' } }}>
            {isAtRestaurant(order.status) && (
              <OrderCancellation order={{ ...order, createdAt: order.orderTime }} userId={userId} />
            )}
          </Box>
        </>
      }
      facts={
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {ordered
            ? messages.placedAt(order.id, formatTime(ordered))
            : orderMessages.orderNumber(order.id)}
        </Typography>
      }
      details={
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="body2">{messages.deliveringTo(order.address)}</Typography>
          {order.instructions && (
            <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
              {order.instructions}
            </Typography>
          )}
        </Box>
      }
      actions={
        <LinkButton
          to={trackingPath(order.id)}
          variant="contained"
          aria-label={messages.track(order.id)}
          sx={{ width: { xs: '100%', sm: 'auto' }, flexShrink: 0 }}
        >
          {sharedMessages.trackOrder}
        </LinkButton>
      }
    />
  );
}
