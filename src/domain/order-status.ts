import { cancellationDeadline } from './cancellation.ts';
import type { Order, OrderStatus } from './entities.ts';

/** The food is ready after this share of the time from the order to its estimated delivery. */
const SHARE_UNTIL_READY = 0.3;

type OrderTimes = Pick<Order, 'createdAt' | 'estimatedDelivery'>;

/** Returns whether an order is past. Delivered and cancelled orders are past, and all others are active. */
export function isPastStatus(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'cancelled';
}

export function isDue(
  { estimatedDelivery }: Pick<Order, 'estimatedDelivery'>,
  now: number,
): boolean {
  return Date.parse(estimatedDelivery) <= now;
}

/**
 * Returns when the restaurant starts cooking and when the food is ready. Cooking starts when the order can no
 * longer be cancelled. After cooking, the driver is on the way.
 *
 * @returns milliseconds since the epoch
 */
export function cookingTimes(order: OrderTimes): { start: number; end: number } {
  const start = cancellationDeadline(order);
  const placed = Date.parse(order.createdAt);
  const due = Date.parse(order.estimatedDelivery);
  return { start, end: Math.max(start, placed + SHARE_UNTIL_READY * (due - placed)) };
}

/**
 * Returns the status to show at this time. The stored status stays `confirmed`, so the status of an active
 * order follows from the clock.
 *
 * @param now milliseconds since the epoch
 */
export function statusAt(order: OrderTimes & Pick<Order, 'status'>, now: number): OrderStatus {
  if (isPastStatus(order.status)) return order.status;
  if (isDue(order, now)) return 'delivered';
  if (order.status !== 'confirmed') return order.status;
  const { start, end } = cookingTimes(order);
  if (now < start) return 'confirmed';
  return now < end ? 'preparing' : 'on_the_way';
}

/** Returns whether the order is still at the restaurant. Pages mention cancelling only for such orders. */
export function isAtRestaurant(status: OrderStatus): boolean {
  return status === 'confirmed' || status === 'preparing' || status === 'ready';
}
