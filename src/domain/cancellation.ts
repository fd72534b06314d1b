import type { Order } from './entities.ts';

/** How long after placing it a customer may cancel an order. */
export const CANCELLATION_SECONDS = 60;

/**
 * Until when an order can be cancelled: a minute from when it was placed, and never once it is due.
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
 * Returns whether an order can be cancelled at this time. A time before the order was placed is that of a
 * clock which was set back, and which can't tell when the minute is over.
 *
 * @param now milliseconds since the epoch
 */
export function isCancellable(
  order: Pick<Order, 'createdAt' | 'estimatedDelivery'>,
  now: number,
): boolean {
  return Date.parse(order.createdAt) <= now && now < cancellationDeadline(order);
}

/** The order that is cancelled now and was not before. */
export function newlyCancelled(before: readonly Order[], now: readonly Order[]): Order | undefined {
  return now.find(
    ({ id, status }) =>
      status === 'cancelled' &&
      before.some((order) => order.id === id && order.status !== 'cancelled'),
  );
}
