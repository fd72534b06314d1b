import Box from '@mui/material/Box';
import receipt from '../../data/illustrations/receipt.svg?no-inline';
import type { Order } from '../../../machines/entities.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderSheet } from './OrderSheet.tsx';

/** An order that nobody brings. */
export function CancelledOrder({ order }: { order: Order }) {
  return (
    <>
      <EmptyState
        illustration={receipt}
        title="Order Cancelled"
        text="This order was cancelled, so no driver is on the way."
      />
      <Box sx={{ maxWidth: 560, mx: 'auto' }}>
        <OrderSheet>
          <OrderDetails order={order} />
        </OrderSheet>
      </Box>
    </>
  );
}
