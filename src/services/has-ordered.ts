import { readValue } from './browser-storage.ts';

const parseOrders = (raw: unknown) =>
  typeof raw === 'object' && raw !== null
    ? (Object.values(raw) as ({ userId?: unknown } | null)[])
    : undefined;

/**
 * Returns whether the browser stores an order of this customer. The home page asks this before it loads the
 * code that reads orders.
 */
export function hasOrdered(userId: string): boolean {
  return readValue('orders', parseOrders)?.some((order) => order?.userId === userId) ?? false;
}
