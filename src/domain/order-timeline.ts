import type { Order } from './entities.ts';

export type TimelineEntry = { kind: 'placed' | 'due' | 'delivered' | 'cancelled'; date: Date };

/**
 * Returns the time when an order was placed, or null if the time is unknown. If the stored time was missing
 * or invalid, `createdAt` is the start of 1970.
 */
export function placedAt(createdAt: string): Date | null {
  const date = new Date(createdAt);
  return date.getTime() > 0 ? date : null;
}

/**
 * Returns the known events of an order, the earliest first. An order is delivered when its countdown ends, so
 * its delivery time is the time at which it was due.
 *
 * @param isDelivered whether the order counts as delivered
 */
export function orderTimeline(
  order: Pick<Order, 'createdAt' | 'estimatedDelivery' | 'status' | 'cancelledAt'>,
  isDelivered: boolean,
): TimelineEntry[] {
  const placed = placedAt(order.createdAt);
  const due = new Date(order.estimatedDelivery);
  const entries: TimelineEntry[] = placed ? [{ kind: 'placed', date: placed }] : [];
  if (order.status === 'cancelled') {
    const { cancelledAt } = order;
    return cancelledAt ? [...entries, { kind: 'cancelled', date: new Date(cancelledAt) }] : entries;
  }
  return [...entries, { kind: isDelivered ? 'delivered' : 'due', date: due }];
}
