import type { Order } from './entities.ts';

export type TimelineEntry = { kind: 'placed' | 'due' | 'delivered' | 'cancelled'; date: Date };

/** Returns when an order was placed, or null if that is unknown: stored as the year 1970. */
export function placedAt(createdAt: string): Date | null {
  const date = new Date(createdAt);
  return date.getTime() > 0 ? date : null;
}

/**
 * Returns the known events of an order, the earliest first. A delivery is not recorded: it counts as made
 * at the estimated time.
 *
 * @param isDelivered whether that time has passed
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
