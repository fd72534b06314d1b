/**
 * The latest time at which an order was seen to be cancellable. If a page that is loaded later finds an
 * earlier time, the clock was set back: without this, it would offer the same seconds again.
 */
import * as v from 'valibot';
import type { Order } from '../domain/entities.ts';
import { readValue, writeValue } from './browser-storage.ts';
import { createParser } from './parsing.ts';

const KEY = 'cancellation_clock';

/** The time of the order that was offered last. An earlier order has hardly any of its minute left. */
const parse = createParser(v.object({ orderId: v.string(), time: v.number() }));

/** Returns the latest time known of an order, at least when it was placed, in milliseconds since the epoch. */
export function latestTimeOf({ id, createdAt }: Pick<Order, 'id' | 'createdAt'>): number {
  const noted = readValue(KEY, parse);
  return Math.max(Date.parse(createdAt), noted?.orderId === id ? noted.time : 0);
}

/** Stores that the clock has shown this time, unless it has shown a later one. */
export function noteTime(orderId: string, time: number): void {
  const noted = readValue(KEY, parse);
  if (noted?.orderId === orderId && time <= noted.time) return;
  try {
    writeValue(KEY, { orderId, time }, parse);
  } catch {
    // A browser that stores nothing has no order that could be cancelled after a reload.
  }
}
