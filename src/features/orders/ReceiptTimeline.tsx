import Box from '@mui/material/Box';
import type { ListedOrder } from '../../domain/entities.ts';
import { formatDayAndTime } from '../../domain/day-and-time.ts';
import { orderTimeline } from '../../domain/order-timeline.ts';
import { messages as orderMessages } from '../../shared/order-messages.en.ts';

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
        fontSize: '0.875rem',
        color: 'text.secondary',
        // If the labels and the dates don't fit side by side, each date is below its label.
        '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 1.5 },
        '& dt': { flex: '0 1 8.5em' },
        '& dd': { flex: '1 1 9.7em', textAlign: 'end', color: 'text.primary' },
      }}
    >
      {entries.map(({ kind, date }) => (
        <div key={kind}>
          <dt>{orderMessages.timeline[kind]}</dt>
          <dd>
            <time dateTime={date.toISOString()}>{formatDayAndTime(date)}</time>
          </dd>
        </div>
      ))}
    </Box>
  );
}
