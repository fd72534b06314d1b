/**
 * Stores the latest time that the clock has shown while an order could be cancelled. If the clock shows an
 * earlier time after a reload, it was set back. This must not give the customer more time to cancel.
 */
import * as v from 'valibot';
import type { Order } from '../domain/entities.ts';
import { readValue, writeValue } from './browser-storage.ts';
import { createParser } from './parsing.ts';

const KEY = 'cancellation_clock';

/**
 * Parses the ID and the time of the order that was last offered for cancellation. One order is enough,
 * because an earlier order can hardly be cancelled any longer.
 */
const parse = createParser(v.object({ orderId: v.string(), time: v.number() }));

/**
 * Returns the latest known time for an order, in milliseconds since the epoch. The result is never earlier
 * than the time when the order was placed.
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
    // If the browser can't store the time, it can't store orders either. No order could then be cancelled
    // after a reload.
  }
}
