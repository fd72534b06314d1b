import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isSampleOrder } from '../../data/sample-orders.ts';
import type { ListedOrder } from '../../domain/entities.ts';
import { Price } from '../../shared/Price.tsx';
import { ItemList } from './ItemList.tsx';
import { messages } from './messages.en.ts';

type OrderCardProps = {
  order: ListedOrder;
  /** The order's status. It is shown in a band at the top. */
  status?: ReactNode;
  /** The line below the restaurant's name. */
  facts: ReactNode;
  /** The details below the dishes. If there is room, they are beside the actions. */
  details?: ReactNode;
  /** The action buttons, the main one first. */
  actions: ReactNode;
};

export function OrderCard({ order, status, facts, details, actions }: OrderCardProps) {
  const headingId = `order-${order.id}`;
  return (
    <Paper
      component="article"
      aria-labelledby={headingId}
      variant="outlined"
      sx={{ borderRadius: 5, overflow: 'hidden' }}
    >
      {status && <Box sx={{ px: { xs: 2, sm: 3 }, py: 2, bgcolor: 'tint.main' }}>{status}</Box>}
      <Stack spacing={2} sx={{ p: { xs: 2, sm: 3 } }}>
        <div>
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
            <Typography
              variant="h3"
              component="h2"
              id={headingId}
              // If the text is large, the price is below the name.
              sx={{ flex: '1 1 7rem', minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {order.restaurant.name}
            </Typography>
            <Price dollars={order.total} strong />
          </Stack>
          {isSampleOrder(order.id) && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {messages.sample}
            </Typography>
          )}
          <div>{facts}</div>
        </div>
        <ItemList order={order} />
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'flex-end' } }}
        >
          {details}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            {actions}
          </Stack>
        </Stack>
      </Stack>
    </Paper>
  );
}
