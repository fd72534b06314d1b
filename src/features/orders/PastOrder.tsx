import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { restaurants } from '../../data/restaurants.ts';
import { formatPastDayAndTime } from '../../domain/day-and-time.ts';
import type { ListedOrder } from '../../domain/entities.ts';
import { placedAt } from '../../domain/order-timeline.ts';
import { CancelledIcon, CheckCircleIcon as DeliveredIcon } from '../../shared/icons.tsx';
import { messages as orderMessages } from '../../shared/order-messages.en.ts';
import { messages as restaurantMessages } from '../../shared/restaurant-messages.en.ts';
import { messages } from './messages.en.ts';
import { OrderCard } from './OrderCard.tsx';

type PastOrderProps = {
  order: ListedOrder;
  /** Milliseconds since the epoch. */
  now: number;
  /** Whether "Reorder" is the suggested next step. */
  isSuggested: boolean;
  onReorder: () => void;
  onReceipt: () => void;
};

/** Returns when the order ended. If that is unknown, the text says when the order was placed. */
function dateOf({ deliveredTime, cancelledTime, orderTime }: ListedOrder, now: number) {
  const end = deliveredTime ?? cancelledTime;
  if (end) return formatPastDayAndTime(new Date(end), now);
  const ordered = placedAt(orderTime);
  return ordered && messages.placed(formatPastDayAndTime(ordered, now));
}

/** Shows a delivered or cancelled order. */
export function PastOrder({ order, now, isSuggested, onReorder, onReceipt }: PastOrderProps) {
  const isDelivered = order.status === 'delivered';
  const restaurant = order.restaurant.name;
  const isClosed = restaurants.some(({ id, isOpen }) => id === order.restaurant.id && !isOpen);
  return (
    <OrderCard
      order={order}
      facts={
        <>
          <Typography sx={{ display: 'flex', gap: 0.75, mt: 0.5, fontWeight: 700 }}>
            {isDelivered ? (
              <DeliveredIcon color="success" sx={{ fontSize: '1.25em', mt: '0.14em' }} />
            ) : (
              <CancelledIcon color="error" sx={{ fontSize: '1.25em', mt: '0.14em' }} />
            )}
            <span>{isDelivered ? messages.delivered : messages.cancelled}</span>
          </Typography>
          <Typography variant="body2">{dateOf(order, now)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {orderMessages.orderNumber(order.id)}
          </Typography>
        </>
      }
      actions={
        <>
          <Button
            variant={isSuggested ? 'contained' : 'outlined'}
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
            sx={{ flex: { xs: '1 0 auto', sm: 'none' }, marginInlineEnd: { sm: -2.5 } }}
          >
            {messages.viewReceipt}
          </Button>
          {isClosed && (
            <Typography
              variant="body2"
              // The note has a line of its own, but does not make the actions wider.
              sx={{
                flex: '0 0 0',
                minWidth: '100%',
                textAlign: { sm: 'end' },
                color: 'text.secondary',
              }}
            >
              {restaurantMessages.closedNow(restaurant)}
            </Typography>
          )}
        </>
      }
    />
  );
}
