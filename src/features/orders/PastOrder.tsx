import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { restaurants } from '../../data/restaurants.ts';
import { formatDayAndTime } from '../../domain/day-and-time.ts';
import type { ListedOrder } from '../../domain/entities.ts';
import { placedAt } from '../../domain/order-timeline.ts';
import { CancelledIcon, CheckCircleIcon as DeliveredIcon } from '../../shared/icons.tsx';
import { OrderCard } from './OrderCard.tsx';

type PastOrderProps = { order: ListedOrder; onReorder: () => void; onReceipt: () => void };

/**
 * Returns how and when the order ended. If the time of the end is unknown, the text says when the order was
 * placed.
 */
function endOf({ status, deliveredTime, cancelledTime, orderTime }: ListedOrder): string {
  const word = status === 'delivered' ? 'Delivered' : 'Cancelled';
  const end = deliveredTime ?? cancelledTime;
  if (end) return `${word} ${formatDayAndTime(new Date(end))}`;
  const ordered = placedAt(orderTime);
  return ordered ? `Placed ${formatDayAndTime(ordered)} · ${word}` : word;
}

/** Shows a delivered or cancelled order. */
export function PastOrder({ order, onReorder, onReceipt }: PastOrderProps) {
  const isDelivered = order.status === 'delivered';
  const isClosed = restaurants.some(({ id, isOpen }) => id === order.restaurant.id && !isOpen);
  return (
    <OrderCard
      order={order}
      facts={
        <Stack direction="row" sx={{ gap: 0.75, mt: 0.25 }}>
          {isDelivered ? (
            <DeliveredIcon titleAccess="Delivered" color="success" sx={{ fontSize: 20 }} />
          ) : (
            <CancelledIcon titleAccess="Cancelled" color="error" sx={{ fontSize: 20 }} />
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary', minWidth: 0 }}>
            {order.status === 'cancelled'
              ? `Order #${order.id} · ${endOf(order)} · not charged`
              : `Order #${order.id} · ${endOf(order)}`}
          </Typography>
        </Stack>
      }
      actions={
        <>
          <Button
            variant="contained"
            disabled={order.items.length === 0}
            aria-label={`Reorder from ${order.restaurant.name}, order ${order.id}`}
            onClick={onReorder}
            sx={{ flex: { xs: '1 0 auto', sm: 'none' } }}
          >
            Reorder
          </Button>
          <Button
            aria-label={`View Receipt for order ${order.id}`}
            onClick={onReceipt}
            sx={{ flex: { xs: '1 0 auto', sm: 'none' } }}
          >
            View Receipt
          </Button>
          {isClosed && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {`${order.restaurant.name} is closed right now.`}
            </Typography>
          )}
        </>
      }
    />
  );
}
