import type { Order } from '../../machines/entities.ts';
import { readAhead, readValue, watchKey, withLock, writeValue } from './browser-storage.ts';
import { parseOrder, peekAtOrder } from './stored-order.ts';
import type { StoredOrder } from './stored-order.ts';

const KEY = 'orders';

/** Orders by id, as found: what can't be read stays as it is. */
type StoredOrders = Record<string, unknown>;

function parseStoredOrders(raw: unknown): StoredOrders | undefined {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? (raw as StoredOrders)
    : undefined;
}

function readOrders(): StoredOrders {
  return readValue(KEY, parseStoredOrders) ?? {};
}

/**
 * The order with this id, or with this id in upper case as ids are made; undefined where there is
 * none that can be read.
 */
export function findOrder(orderId: string): Order | undefined {
  const orders = readOrders();
  const key = [orderId, orderId.toUpperCase()].find((id) => Object.hasOwn(orders, id));
  if (key === undefined) return undefined;
  const order = parseOrder(orders[key]);
  if (!order) console.warn(`The stored order ${key} can't be read; it is left as it is.`);
  return order;
}

/** What lists need of the orders last read. */
const listed = new WeakMap<StoredOrders, StoredOrder[]>();

/** Newest first; what can't be read is passed over. */
function listOrders(orders: StoredOrders): StoredOrder[] {
  const known = listed.get(orders);
  if (known) return known;
  const list = Object.values(orders)
    .flatMap((raw) => peekAtOrder(raw) ?? [])
    .toSorted((a, b) => b.placedAt - a.placedAt);
  listed.set(orders, list);
  return list;
}

/** The orders this customer placed, newest first; what can't be read is passed over. */
export function ordersOf(userId: string): StoredOrder[] {
  return listOrders(readOrders()).filter((order) => order.userId === userId);
}

/** Calls back when another tab changes the orders. Returns what ends it. */
export function watchOrders(onChange: () => void): () => void {
  return watchKey(KEY, onChange);
}

async function readOrdersAhead(): Promise<void> {
  const orders = await readAhead(KEY, parseStoredOrders);
  if (orders) listOrders(orders);
}

let areReadAhead = false;

/**
 * From now on the orders are read ahead, now and whenever another tab has changed them. For the
 * modules of screens that ask for orders: nobody there waits until thousands are read.
 */
export function keepOrdersRead(): void {
  if (import.meta.env.SSR || areReadAhead) return;
  areReadAhead = true;
  void readOrdersAhead();
  watchOrders(() => void readOrdersAhead());
}

function isWritable(raw: unknown): boolean {
  try {
    JSON.stringify(raw);
    return true;
  } catch {
    return false;
  }
}

/** What is nested so deeply that only reading it works stays aside, and stops no order. */
function writeOrders(orders: StoredOrders): void {
  try {
    writeValue(KEY, orders, parseStoredOrders);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const writable = Object.entries(orders).filter(([, raw]) => isWritable(raw));
    writeValue(KEY, Object.fromEntries(writable), parseStoredOrders);
  }
}

/**
 * Adds an order under an id that no order has yet.
 *
 * @param draw makes an order with a fresh id; called again when the id is taken
 * @returns the order as stored
 * @throws what the browser throws when it can't store it
 */
export async function addOrder(draw: () => Order): Promise<Order> {
  return withLock(KEY, () => {
    const orders = readOrders();
    let order = draw();
    while (Object.hasOwn(orders, order.id)) order = draw();
    writeOrders({ ...orders, [order.id]: order });
    return order;
  });
}
