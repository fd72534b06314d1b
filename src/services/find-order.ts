import { sampleOrders } from '../data/sample-orders.ts';
import type { Order } from '../domain/entities.ts';
import { storedOrder } from './orders.ts';

/**
 * Returns the order with this ID, or with this ID in upper case as IDs are created: a stored one, or else a
 * sample. Returns undefined if there is none that can be read.
 */
export function findOrder(orderId: string): Order | undefined {
  const isAskedFor = ({ id }: Order) => id === orderId || id === orderId.toUpperCase();
  return storedOrder(orderId) ?? sampleOrders(Date.now()).find(isAskedFor);
}
