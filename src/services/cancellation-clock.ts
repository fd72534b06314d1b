/**
 * The latest time at which each order was seen to be cancellable. If a page that is loaded later finds an
 * earlier time, the clock was set back: without this, it would offer the same seconds again.
 */
import * as v from 'valibot';
import type { Order } from '../../machines/entities.ts';
import { readValue, writeValue } from './browser-storage.ts';
import { parserOf } from './parsing.ts';

const KEY = 'cancellation_clock';

const parse = parserOf(v.record(v.string(), v.number()));

/** Returns the latest time known of an order, at least when it was placed, in milliseconds since the epoch. */
export function latestTimeOf({ id, createdAt }: Pick<Order, 'id' | 'createdAt'>): number {
  return Math.max(Date.parse(createdAt), readValue(KEY, parse)?.[id] ?? 0);
}

/** Stores that the clock has shown this time, unless it has shown a later one. */
export function noteTime(orderId: string, now: number): void {
  const times = readValue(KEY, parse);
  if (now <= (times?.[orderId] ?? 0)) return;
  try {
    writeValue(KEY, { ...times, [orderId]: now }, parse);
  } catch {
    // A browser that stores nothing has no order that could be cancelled after a reload.
  }
}
