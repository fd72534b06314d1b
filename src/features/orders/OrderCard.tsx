import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
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
  /** The lines below the restaurant's name. */
  facts: ReactNode;
  /**
   * The details of the order. They are beside the dishes or, in a narrow card, below the dishes. If there is
   * room, the actions are beside the details or, in an order without details, beside the dishes.
   */
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
            {/* If the text is large, the price is below the name. */}
            <Stack
              direction="row"
              sx={{
                flex: '1 1 7rem',
                minWidth: 0,
                flexWrap: 'wrap',
                columnGap: 1,
                rowGap: 0.5,
                mb: 0.5,
              }}
            >
              <Typography
                variant="h3"
                component="h2"
                id={headingId}
                sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {order.restaurant.name}
              </Typography>
              {isSampleOrder(order.id) && (
                <>
                  <Chip
                    aria-hidden
                    label={messages.sampleMark}
                    size="small"
                    variant="outlined"
                    sx={{ color: 'text.secondary' }}
                  />
                  <span style={visuallyHidden}>{messages.sample}</span>
                </>
              )}
            </Stack>
            <Price dollars={order.total} strong />
          </Stack>
          <div>{facts}</div>
        </div>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 2, '& > *': { flex: '1 1 26rem' } }}
        >
          {details && (
            <div>
              <ItemList order={order} />
            </div>
          )}
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            sx={{
              gap: 2,
              minWidth: 0,
              justifyContent: 'space-between',
              alignItems: { sm: 'flex-end' },
            }}
          >
            {details}
            {!details && <ItemList order={order} />}
            <Stack
              direction="row"
              sx={{
                gap: 1,
                flexShrink: 0,
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'flex-end',
              }}
            >
              {actions}
            </Stack>
          </Stack>
        </Stack>
      </Stack>
    </Paper>
  );
}
