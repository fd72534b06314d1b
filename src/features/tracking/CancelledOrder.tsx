import Box from '@mui/material/Box';
import receipt from '../../data/illustrations/receipt.svg?no-inline';
import type { Order } from '../../../machines/entities.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { useFocusOnArrival } from '../../shared/use-focus-on-arrival.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderSheet } from './OrderSheet.tsx';

type CancelledOrderProps = {
  order: Order;
  /** Whether it was cancelled while the customer looked on. */
  isNews: boolean;
};

/** An order that nobody brings. */
export function CancelledOrder({ order, isNews }: CancelledOrderProps) {
  const message = useFocusOnArrival<HTMLDivElement>(isNews);
  return (
    <>
      <Box ref={message} tabIndex={-1} sx={{ outline: 'none' }}>
        <EmptyState
          illustration={receipt}
          title="Order Cancelled"
          text="This order was cancelled, so no driver is on the way. You weren’t charged."
        />
      </Box>
      <Box sx={{ maxWidth: 560, mx: 'auto' }}>
        <OrderSheet>
          <OrderDetails order={order} isDelivered={false} />
        </OrderSheet>
      </Box>
    </>
  );
}
