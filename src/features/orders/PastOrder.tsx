import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ListedOrder } from '../../../machines/entities.ts';
import { restaurants } from '../../data/restaurants.ts';
import { formatDayAndTime } from '../../domain/day-and-time.ts';
import { CartContext } from '../../shared/cart.ts';
import { CancelledIcon, CheckCircleIcon as DeliveredIcon } from '../../shared/icons.tsx';
import { ItemList } from './ItemList.tsx';
import { OrderHeading } from './OrderHeading.tsx';

type PastOrderProps = { order: ListedOrder; onReceipt: () => void };

/** A delivered or cancelled order, to be looked at or ordered again. */
export function PastOrder({ order, onReceipt }: PastOrderProps) {
  const cart = CartContext.useActorRef();
  const isDelivered = order.status === 'delivered';
  const isClosed = restaurants.some(({ id, isOpen }) => id === order.restaurant.id && !isOpen);
  const headingId = `order-${order.id}`;
  const reorder = () => {
    cart.send({
      type: 'cart.orderRepeated',
      restaurant: order.restaurant,
      items: order.items,
    });
  };
  return (
    <Paper
      component="article"
      aria-labelledby={headingId}
      variant="outlined"
      sx={{
        p: { xs: 2, sm: 2.5 },
        borderRadius: 5,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 2,
      }}
    >
      {isDelivered ? (
        <DeliveredIcon titleAccess="Delivered" color="success" sx={{ fontSize: 32 }} />
      ) : (
        <CancelledIcon titleAccess="Cancelled" color="error" sx={{ fontSize: 32 }} />
      )}
      <Box>
        <OrderHeading order={order} id={headingId} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Order #{order.id} ·{' '}
          {order.deliveredTime
            ? `Delivered ${formatDayAndTime(new Date(order.deliveredTime))}`
            : `Ordered ${formatDayAndTime(new Date(order.orderTime))}, ${order.status}`}
        </Typography>
        <ItemList items={order.items} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button
            variant="contained"
            size="small"
            disabled={isClosed || order.items.length === 0}
            aria-label={`Reorder from ${order.restaurant.name}, order ${order.id}`}
            onClick={reorder}
          >
            Reorder
          </Button>
          <Button
            variant="outlined"
            size="small"
            aria-label={`View Receipt of order ${order.id}`}
            onClick={onReceipt}
          >
            View Receipt
          </Button>
          {isClosed && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {order.restaurant.name} is closed right now.
            </Typography>
          )}
        </Stack>
      </Box>
    </Paper>
  );
}
