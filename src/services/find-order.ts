import { sampleOrders } from '../data/sample-orders.ts';
import type { Order } from '../domain/entities.ts';
import { storedOrder } from './orders.ts';

/**
 * The order with this id, or with this id in upper case as ids are made: a stored one, or else one of
 * the samples. Undefined where there is none that can be read.
 */
export function findOrder(orderId: string): Order | undefined {
  const isAskedFor = ({ id }: Order) => id === orderId || id === orderId.toUpperCase();
  return storedOrder(orderId) ?? sampleOrders(Date.now()).find(isAskedFor);
}
