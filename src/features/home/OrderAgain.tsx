import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { Order } from '../../domain/entities.ts';
import { ordersToRepeat } from '../../domain/reorder-offer.ts';
import { ordersOf } from '../../services/orders.ts';
import { CardCarousel, MoreLink } from '../../shared/CardCarousel.tsx';
import { DishPicture } from '../../shared/DishPicture.tsx';
import { portionsOf } from '../../shared/portions-of.ts';
import { Price } from '../../shared/Price.tsx';
import { useReorder } from '../../shared/use-reorder.ts';
import { messages } from './order-again-messages.en.tsx';

const pastOrdersOf = (userId: string) => ordersToRepeat(ordersOf(userId), Date.now());

function PastOrderCard({ order }: { order: Order }) {
  const reorder = useReorder();
  const { id, restaurant, items } = order;
  const headingId = `again-${id}`;
  return (
    <Paper
      component="article"
      aria-labelledby={headingId}
      variant="outlined"
      sx={{
        height: '100%',
        display: 'flex',
        gap: 1.5,
        p: 1.5,
        borderRadius: 4,
      }}
    >
      <DishPicture restaurantId={restaurant.id} dishId={items[0]?.id ?? ''} size={88} />
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
        }}
      >
        <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h4" component="h3" id={headingId}>
            {restaurant.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {portionsOf(items)}
          </Typography>
          <Typography variant="body2" component="div" sx={{ mt: 0.5 }}>
            {messages.lastOrder(<Price dollars={order.total} />)}
          </Typography>
        </Box>
        <Button
          variant="contained"
          aria-label={messages.reorderFrom(restaurant.name, id)}
          onClick={() => reorder(order)}
          sx={{ flex: { xs: '1 1 auto', sm: 'none' }, marginInlineStart: 'auto' }}
        >
          {messages.reorder}
        </Button>
      </Box>
    </Paper>
  );
}

export function OrderAgain({ userId }: { userId: string }) {
  const orders = useMemo(() => pastOrdersOf(userId), [userId]);
  if (orders.length === 0) return null;
  return (
    <CardCarousel
      id="again"
      className="again"
      title={messages.title}
      more={<MoreLink to="/orders">{messages.seeAllOrders}</MoreLink>}
      cardWidth={280}
    >
      {orders.map((order) => (
        <li key={order.id}>
          <PastOrderCard order={order} />
        </li>
      ))}
    </CardCarousel>
  );
}
