import type { Order } from './entities.ts';

export type TimelineEntry = { kind: 'placed' | 'due' | 'delivered' | 'cancelled'; date: Date };

/**
 * Returns the time when an order was placed, or null if the time is unknown. An unknown time is read as 1970.
 */
export function placedAt(createdAt: string): Date | null {
  const date = new Date(createdAt);
  return date.getTime() > 0 ? date : null;
}

/**
 * Returns the known events of an order, the earliest first. Nobody records the time of a delivery, so the
 * estimated time is used.
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
  entries.push({ kind: 'due', date: due });
  if (isDelivered) entries.push({ kind: 'delivered', date: due });
  return entries;
}
