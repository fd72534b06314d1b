import { isSampleOrder } from '../data/sample-orders.ts';
import type { Order } from '../domain/entities.ts';
import { storedOrder } from './orders.ts';
import { getSampleOrders } from './sample-orders.ts';

/**
 * Returns the stored or sample order with this ID, which may be in lower case. Returns undefined if there is
 * no readable order.
 */
export function findOrder(orderId: string): Order | undefined {
  const sampleId = orderId.toUpperCase();
  const stored = storedOrder(orderId);
  if (stored || !isSampleOrder(sampleId)) return stored;
  return getSampleOrders().find(({ id }) => id === sampleId);
}
