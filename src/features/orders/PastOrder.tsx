import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { restaurants } from '../../data/restaurants.ts';
import { formatDayAndTime } from '../../domain/day-and-time.ts';
import type { ListedOrder } from '../../domain/entities.ts';
import { placedAt } from '../../domain/order-timeline.ts';
import { CancelledIcon, CheckCircleIcon as DeliveredIcon } from '../../shared/icons.tsx';
import { messages as orderMessages } from '../../shared/order-messages.en.ts';
import { messages as restaurantMessages } from '../../shared/restaurant-messages.en.ts';
import { messages } from './messages.en.ts';
import { OrderCard } from './OrderCard.tsx';

type PastOrderProps = { order: ListedOrder; onReorder: () => void; onReceipt: () => void };

/**
 * Returns the order's ID, and how and when the order ended. If the time of the end is unknown, the text says
 * when the order was placed.
 */
function factsOf({ id, status, deliveredTime, cancelledTime, orderTime }: ListedOrder): string {
  const facts = status === 'delivered' ? messages.delivered : messages.cancelled;
  const end = deliveredTime ?? cancelledTime;
  if (end) return facts.endedAt(id, formatDayAndTime(new Date(end)));
  const ordered = placedAt(orderTime);
  return ordered ? facts.placedAt(id, formatDayAndTime(ordered)) : facts.untimed(id);
}

/** Shows a delivered or cancelled order. */
export function PastOrder({ order, onReorder, onReceipt }: PastOrderProps) {
  const isDelivered = order.status === 'delivered';
  const restaurant = order.restaurant.name;
  const isClosed = restaurants.some(({ id, isOpen }) => id === order.restaurant.id && !isOpen);
  return (
    <OrderCard
      order={order}
      facts={
        <Stack direction="row" sx={{ gap: 0.75, mt: 0.25 }}>
          {isDelivered ? (
            <DeliveredIcon
              titleAccess={messages.delivered.mark}
              color="success"
              sx={{ fontSize: 20 }}
            />
          ) : (
            <CancelledIcon
              titleAccess={messages.cancelled.mark}
              color="error"
              sx={{ fontSize: 20 }}
            />
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary', minWidth: 0 }}>
            {factsOf(order)}
          </Typography>
        </Stack>
      }
      actions={
        <>
          <Button
            variant="contained"
            disabled={order.items.length === 0}
            aria-label={orderMessages.reorderFrom(restaurant, order.id)}
            onClick={onReorder}
            sx={{ flex: { xs: '1 0 auto', sm: 'none' } }}
          >
            {orderMessages.reorder}
          </Button>
          <Button
            aria-label={messages.viewReceiptOf(order.id)}
            onClick={onReceipt}
            sx={{ flex: { xs: '1 0 auto', sm: 'none' } }}
          >
            {messages.viewReceipt}
          </Button>
          {isClosed && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {restaurantMessages.closedNow(restaurant)}
            </Typography>
          )}
        </>
      }
    />
  );
}
