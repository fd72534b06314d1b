import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ListedOrder } from '../../../machines/entities.ts';
import motorScooter from '../../data/illustrations/motor-scooter.svg?no-inline';
import { formatTime } from '../../domain/day-and-time.ts';
import { describeStatus } from '../../domain/order-status.ts';
import { Illustration } from '../../shared/Illustration.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { ItemList } from './ItemList.tsx';
import { OrderHeading } from './OrderHeading.tsx';

/** An order that is still to come. */
export function ActiveOrder({ order }: { order: ListedOrder }) {
  const { label, description } = describeStatus(order.status);
  const headingId = `order-${order.id}`;
  return (
    <Paper
      component="article"
      aria-labelledby={headingId}
      variant="outlined"
      sx={{ borderRadius: 5, overflow: 'hidden' }}
    >
      <Stack
        direction="row"
        spacing={2}
        sx={{ alignItems: 'center', p: { xs: 2, sm: 2.5 }, bgcolor: 'tint.main' }}
      >
        <Illustration src={motorScooter} size={56} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Chip label={label} color="primary" size="small" />
          <Typography sx={{ mt: 0.5 }}>{description}</Typography>
        </Box>
      </Stack>
      <Box sx={{ p: { xs: 2, sm: 2.5 } }}>
        <OrderHeading order={order} id={headingId} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Order #{order.id} · ordered at {formatTime(new Date(order.orderTime))}
        </Typography>
        <ItemList items={order.items} />
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          To {order.address}
        </Typography>
        {order.instructions && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {order.instructions}
          </Typography>
        )}
        <Stack
          direction="row"
          sx={{
            mt: 2,
            gap: 2,
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <Typography sx={{ fontWeight: 600 }}>
            Estimated delivery: {formatTime(new Date(order.estimatedDelivery))}
          </Typography>
          <LinkButton
            to={`/track?id=${encodeURIComponent(order.id)}`}
            variant="contained"
            aria-label={`Track Order ${order.id}`}
          >
            Track Order
          </LinkButton>
        </Stack>
      </Box>
    </Paper>
  );
}
