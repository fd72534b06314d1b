import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Order } from '../../domain/entities.ts';
import { DriverCard } from './DriverCard.tsx';
import type { DriverCardProps } from './DriverCard.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import type { CountdownRef } from './use-countdown.ts';
import { useOrderStatus } from './use-order-status.ts';

type OrderCardProps = Omit<DriverCardProps, 'driver' | 'hasOrder'> & {
  order: Order;
  countdown: CountdownRef;
  /** The actions that the customer has until the order is delivered. */
  children?: ReactNode;
};

/**
 * Shows the order tracking card with the driver, the order's details and the simulated status. The page shows
 * each of them only here.
 */
export function OrderTrackingCard({ order, countdown, children, ...conversation }: OrderCardProps) {
  const { status, estimate, hasDriver } = useOrderStatus(countdown);
  const isDelivered = useSelector(countdown, (snapshot) => snapshot.matches('delivered'));
  return (
    <OrderSheet label={`Order #${order.id}`}>
      <DriverCard driver={order.driver} hasOrder={hasDriver} {...conversation} />
      {!isDelivered && children}
      <OrderDetails order={order} isDelivered={isDelivered} />
      <OrderStatus status={status} estimate={estimate} />
    </OrderSheet>
  );
}
