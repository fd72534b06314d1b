import { sampleOrders } from '../data/sample-orders.ts';
import type { Order } from '../domain/entities.ts';
import { readValue, writeValue } from './browser-storage.ts';

const KEY = 'sample_orders_since';

/** The time when the sample orders were first shown, if the browser can't store it. */
let unstored: number | undefined;

function parseTime(raw: unknown): number | undefined {
  return typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined;
}

/**
 * Returns the time when this browser first showed the sample orders, in milliseconds since the epoch. If the
 * clock was wrong and the stored time is in the future, the current time replaces the stored time.
 */
function firstShown(): number {
  const now = Date.now();
  const stored = readValue(KEY, parseTime);
  const known = stored ?? unstored;
  const since = known !== undefined && known <= now ? known : now;
  if (since === stored) return since;
  try {
    writeValue(KEY, since, parseTime);
    unstored = undefined;
  } catch (error) {
    console.warn(`Storage can't be written (${KEY}).`, error);
    unstored = since;
  }
  return since;
}

/**
 * Returns the three sample orders. They are 30 minutes, 2 days and 5 days old when they are first shown, and
 * become older from then on.
 */
export function getSampleOrders(): Order[] {
  return sampleOrders(firstShown());
}
