import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Order } from '../../domain/entities.ts';
import { messages as orderMessages } from '../../shared/order-messages.en.ts';
import { DriverCard } from './DriverCard.tsx';
import type { DriverCardProps } from './DriverCard.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import type { CountdownRef } from './use-countdown.ts';
import { useOrderStatus } from './use-order-status.ts';

type OrderCardProps = Omit<DriverCardProps, 'driver' | 'isDelivered' | 'hasOrder'> & {
  order: Order;
  countdown: CountdownRef;
  /** The actions that the customer has until the order is delivered. */
  children?: ReactNode;
};

/**
 * Shows the order tracking card with the driver, the order's details and the simulated status. No other part
 * of the page shows them.
 */
export function OrderTrackingCard({ order, countdown, children, ...conversation }: OrderCardProps) {
  const { status, estimate, hasDriver } = useOrderStatus(countdown);
  const isDelivered = useSelector(countdown, (snapshot) => snapshot.matches('delivered'));
  const driver = (
    <DriverCard
      key="driver"
      driver={order.driver}
      isDelivered={isDelivered}
      hasOrder={hasDriver}
      {...conversation}
    />
  );
  const details = <OrderDetails key="details" order={order} isDelivered={isDelivered} />;
  const sections = isDelivered ? [details, driver] : [driver, children, details];
  return (
    <OrderSheet label={orderMessages.orderNumber(order.id)}>
      {sections}
      <OrderStatus status={status} estimate={estimate} />
    </OrderSheet>
  );
}
