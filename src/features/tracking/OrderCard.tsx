import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Order } from '../../../machines/entities.ts';
import { DriverCard } from './DriverCard.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import type { CountdownRef } from './use-countdown.ts';
import { useOrderStatus } from './use-order-status.ts';

type OrderCardProps = {
  order: Order;
  countdown: CountdownRef;
  /** Both are undefined for a customer whose order it is not. */
  onMessage?: () => void;
  onChat?: () => void;
  /** How many messages of the driver are unread. */
  unreadMessages?: number;
  /** Whose the chat is, where it is not this customer's. */
  note?: string;
  /** What the customer can do with the order while it is on its way. */
  children?: ReactNode;
};

/** The order tracking card: the simulated status, and the page's only driver, summary and address. */
export function OrderCard({
  order,
  countdown,
  unreadMessages = 0,
  onMessage,
  onChat,
  note,
  children,
}: OrderCardProps) {
  const { status, estimate, hasDriver } = useOrderStatus(countdown);
  const isDelivered = useSelector(countdown, (snapshot) => snapshot.matches('delivered'));
  return (
    <OrderSheet label={`Order #${order.id}`}>
      <OrderStatus status={status} estimate={estimate} />
      <DriverCard
        driver={order.driver}
        hasOrder={hasDriver}
        unreadMessages={unreadMessages}
        {...(onMessage && { onMessage })}
        {...(onChat && { onChat })}
        {...(note && { note })}
      />
      {!isDelivered && children}
      <OrderDetails order={order} isDelivered={isDelivered} />
    </OrderSheet>
  );
}
