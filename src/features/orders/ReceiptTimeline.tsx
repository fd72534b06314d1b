import Box from '@mui/material/Box';
import type { ListedOrder } from '../../domain/entities.ts';
import { orderTimeline } from '../../domain/order-timeline.ts';
import { messages as orderMessages } from '../../shared/order-messages.en.ts';
import { TimelineTime } from '../../shared/TimelineTime.tsx';

export function ReceiptTimeline({ order }: { order: ListedOrder }) {
  const { orderTime, estimatedDelivery, status, deliveredTime, cancelledTime } = order;
  const entries = orderTimeline(
    {
      createdAt: orderTime,
      estimatedDelivery,
      status,
      cancelledAt: cancelledTime ?? undefined,
    },
    deliveredTime !== null,
  );
  if (entries.length === 0) return null;
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
      {entries.map((entry) => (
        <Box key={entry.kind} sx={{ display: 'contents' }}>
          <dt>{orderMessages.timeline[entry.kind]}</dt>
          <dd>
            <TimelineTime entry={entry} />
          </dd>
        </Box>
      ))}
    </Box>
  );
}
