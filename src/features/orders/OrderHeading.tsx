import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ListedOrder } from '../../../machines/entities.ts';
import { Price } from '../../shared/Price.tsx';

/** The restaurant, which names the order's article, and the total. */
export function OrderHeading({ order, id }: { order: ListedOrder; id: string }) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}>
      <Typography
        variant="h3"
        component="h2"
        id={id}
        sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {order.restaurant.name}
      </Typography>
      <Price dollars={order.total} strong />
    </Stack>
  );
}
