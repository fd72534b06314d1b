import type { OrderStatus } from './entities.ts';

/** Delivered and cancelled orders are past; all others are active. */
export function isPastStatus(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'cancelled';
}
