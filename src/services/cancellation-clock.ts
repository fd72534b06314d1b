/**
 * Stores the latest time at which an order could be cancelled. If the page is reloaded and finds an earlier
 * time, the clock was set back, and the customer must not get the same seconds again.
 */
import * as v from 'valibot';
import type { Order } from '../domain/entities.ts';
import { readValue, writeValue } from './browser-storage.ts';
import { createParser } from './parsing.ts';

const KEY = 'cancellation_clock';

/**
 * Parses the time of the order that was offered last. One time is enough, because an earlier order has hardly
 * any of its minute left.
 */
const parse = createParser(v.object({ orderId: v.string(), time: v.number() }));

/**
 * Returns the latest known time for an order, in milliseconds since the epoch. This is at least the time when
 * the order was placed.
 */
export function latestTimeOf({ id, createdAt }: Pick<Order, 'id' | 'createdAt'>): number {
  const noted = readValue(KEY, parse);
  return Math.max(Date.parse(createdAt), noted?.orderId === id ? noted.time : 0);
}

/** Stores that the clock has shown this time for an order, unless it has shown a later one. */
export function noteTime(orderId: string, time: number): void {
  const noted = readValue(KEY, parse);
  if (noted?.orderId === orderId && time <= noted.time) return;
  try {
    writeValue(KEY, { orderId, time }, parse);
  } catch {
    // A browser that can't store this can't store orders either, so none could be cancelled after a reload.
  }
}
