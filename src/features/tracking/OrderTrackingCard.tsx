import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Order } from '../../domain/entities.ts';
import { messages as orderMessages } from '../../shared/order-messages.en.ts';
import { DriverCard } from './DriverCard.tsx';
import type { DriverCardProps } from './DriverCard.tsx';
import { orderColumn } from './order-layout.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import type { CountdownRef } from './use-countdown.ts';
import { useOrderStatus } from './use-order-status.ts';

type OrderCardProps = Omit<DriverCardProps, 'driver' | 'isDelivered' | 'hasOrder'> & {
  order: Order;
  countdown: CountdownRef;
  /**
   * The actions that the customer has until the order is delivered. If there are actions, the parts of the
   * card are in separate columns of the page on wide screens.
   */
  children?: ReactNode;
};

/**
 * Shows the order tracking card with the driver, the order's details and the simulated status, each in a box
 * of its own. No other part of the page shows this content.
 */
export function OrderTrackingCard({ order, countdown, children, ...conversation }: OrderCardProps) {
  const { status, estimate, hasDriver } = useOrderStatus(countdown);
  const isDelivered = useSelector(countdown, (snapshot) => snapshot.matches('delivered'));
  const isSpread = children !== undefined && !isDelivered;
  const side = (
    <Box
      key="side"
      sx={{
        ...orderColumn,
        gridArea: { md: isSpread ? 'side' : 'auto' },
        display: { xs: 'contents', md: isSpread ? 'grid' : 'contents' },
      }}
    >
      <OrderSheet>
        <DriverCard
          driver={order.driver}
          isDelivered={isDelivered}
          hasOrder={hasDriver}
          {...conversation}
        />
        {!isDelivered && children}
      </OrderSheet>
      {/* In a single column, the details are above the status. They contain nothing that gets the focus. */}
      <Paper
        variant="outlined"
        sx={{
          order: 1,
          p: { xs: 2, sm: 2.5 },
          borderRadius: 5,
          borderStyle: 'dashed',
          bgcolor: 'transparent',
        }}
      >
        <OrderStatus status={status} estimate={estimate} />
      </Paper>
    </Box>
  );
  const details = (
    <Paper
      key="details"
      variant="outlined"
      sx={{
        gridArea: { md: isSpread ? 'details' : 'auto' },
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2.5,
        p: { xs: 2, sm: 2.5 },
        borderRadius: 5,
        '& > *': { flex: '1 1 15rem', minWidth: 0 },
        '& > :first-of-type': { flex: '1.7 1 22rem' },
      }}
    >
      <OrderDetails order={order} isDelivered={isDelivered} />
    </Paper>
  );
  return (
    <Box
      component="section"
      aria-label={orderMessages.orderNumber(order.id)}
      sx={{ ...orderColumn, display: { xs: 'grid', md: isSpread ? 'contents' : 'grid' } }}
    >
      {isDelivered ? [details, side] : [side, details]}
    </Box>
  );
}
