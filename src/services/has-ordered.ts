import { accessTo } from '../domain/order-access.ts';
import { readRawOrders } from './raw-orders.ts';

/**
 * Returns whether the browser stores an order of this customer. The home page checks this before it loads the
 * code that parses orders.
 */
export function hasOrdered(userId: string): boolean {
  return Object.values(readRawOrders()).some(
    (raw) => accessTo(raw ?? {}, { uid: userId }).owner === 'viewer',
  );
}
