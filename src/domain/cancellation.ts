import type { Order } from '../../machines/entities.ts';

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
