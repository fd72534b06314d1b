import Box from '@mui/material/Box';
import type { ListedOrder } from '../../domain/entities.ts';
import { orderMoments } from '../../domain/order-moments.ts';
import { Moment } from '../../shared/Moment.tsx';

/** When the order was placed and what became of it, as far as that is known. */
export function ReceiptMoments({ order }: { order: ListedOrder }) {
  const { orderTime, estimatedDelivery, status, deliveredTime, cancelledTime } = order;
  const moments = orderMoments(
    {
      createdAt: orderTime,
      estimatedDelivery,
      status,
      cancelledAt: cancelledTime ?? undefined,
    },
    deliveredTime !== null,
  );
  if (moments.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        mt: 0.5,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 1.5,
        fontSize: '0.875rem',
        color: 'text.secondary',
        '& dd': { overflowWrap: 'anywhere' },
      }}
    >
      {moments.map((moment) => (
        <Box key={moment.label} sx={{ display: 'contents' }}>
          <dt>{moment.label}</dt>
          <dd>
            <Moment moment={moment} />
          </dd>
        </Box>
      ))}
    </Box>
  );
}
