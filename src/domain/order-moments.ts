import type { Order } from './entities.ts';

export type OrderMoment = {
  label: 'Placed' | 'Due' | 'Delivered' | 'Cancelled';
  date: Date;
};

/** When an order was placed; null where nobody knows: such an order is read as one of the year 1970. */
export function placedAt(createdAt: string): Date | null {
  const date = new Date(createdAt);
  return date.getTime() > 0 ? date : null;
}

/**
 * What has happened to an order and when, as far as that is known. Nobody notes a delivery: it happened
 * when it was due.
 *
 * @param isDelivered whether that moment has come
 */
export function orderMoments(
  order: Pick<Order, 'createdAt' | 'estimatedDelivery' | 'status' | 'cancelledAt'>,
  isDelivered: boolean,
): OrderMoment[] {
  const placed = placedAt(order.createdAt);
  const due = new Date(order.estimatedDelivery);
  const moments: OrderMoment[] = placed ? [{ label: 'Placed', date: placed }] : [];
  if (order.status === 'cancelled') {
    const { cancelledAt } = order;
    return cancelledAt
      ? [...moments, { label: 'Cancelled', date: new Date(cancelledAt) }]
      : moments;
  }
  moments.push({ label: 'Due', date: due });
  if (isDelivered) moments.push({ label: 'Delivered', date: due });
  return moments;
}
