/**
 * Stores the latest time that the clock has shown while an order could be cancelled. If the clock shows an
 * earlier time after a reload, the clock was set back. The customer must not get more time to cancel by
 * setting the clock back.
 */
import * as v from 'valibot';
import type { Order } from '../domain/entities.ts';
import { readValue, writeValue } from './browser-storage.ts';
import { createParser } from './parsing.ts';

const KEY = 'cancellation_clock';

/**
 * Parses the stored record, which contains the ID of one order and the clock's latest time for that order.
 * One order is enough, because the time to cancel an earlier order has usually passed.
 */
const parse = createParser(v.object({ orderId: v.string(), time: v.number() }));

/**
 * Returns the latest time that the clock has shown for an order, in milliseconds since the epoch. The result is
 * never earlier than the time when the order was placed.
 */
export function latestTimeOf({ id, createdAt }: Pick<Order, 'id' | 'createdAt'>): number {
  const stored = readValue(KEY, parse);
  return Math.max(Date.parse(createdAt), stored?.orderId === id ? stored.time : 0);
}

/** Stores the time that the clock shows for an order, unless a later time is already stored. */
export function storeLatestTime(orderId: string, time: number): void {
  const stored = readValue(KEY, parse);
  if (stored?.orderId === orderId && time <= stored.time) return;
  try {
    writeValue(KEY, { orderId, time }, parse);
  } catch {
    // This error does no harm. A browser that can't store the time can't store orders either, so there is no
    // order to cancel after a reload.
  }
}
