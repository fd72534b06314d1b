import { readValue } from './browser-storage.ts';

export const ORDERS_KEY = 'orders';

/** The stored orders by ID, before parsing. An order that can't be parsed stays as it is. */
type RawOrders = Record<string, unknown>;

export function parseRawOrders(raw: unknown): RawOrders | undefined {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? (raw as RawOrders)
    : undefined;
}

export function readRawOrders(): RawOrders {
  return readValue(ORDERS_KEY, parseRawOrders) ?? {};
}
