import type { Order } from './entities.ts';

/** The time in seconds for which a customer can cancel an order after placing it. */
export const CANCELLATION_SECONDS = 60;

/**
 * Returns the deadline for cancelling an order: a minute after it was placed, or the estimated delivery if
 * that is earlier.
 *
 * @returns milliseconds since the epoch
 */
export function cancellationDeadline({
  createdAt,
  estimatedDelivery,
}: Pick<Order, 'createdAt' | 'estimatedDelivery'>): number {
  return Math.min(
    Date.parse(createdAt) + CANCELLATION_SECONDS * 1000,
    Date.parse(estimatedDelivery),
  );
}

/**
 * Returns whether an order can be cancelled at this time. If the time is before the order was placed, the
 * clock was set back. The order then can't be cancelled, because we can't know whether the minute is over.
 *
 * @param now milliseconds since the epoch
 */
export function isCancellable(
  order: Pick<Order, 'createdAt' | 'estimatedDelivery'>,
  now: number,
): boolean {
  return Date.parse(order.createdAt) <= now && now < cancellationDeadline(order);
}

export function newlyCancelled(before: readonly Order[], now: readonly Order[]): Order | undefined {
  return now.find(
    ({ id, status }) =>
      status === 'cancelled' &&
      before.some((order) => order.id === id && order.status !== 'cancelled'),
  );
}
