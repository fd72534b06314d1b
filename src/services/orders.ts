import type { CancelOrderOutcome } from '../../machines/order-cancellation.ts';
import { isCancellable } from '../domain/cancellation.ts';
import type { CustomerOrders, Order } from '../domain/entities.ts';
import { accessTo } from '../domain/order-access.ts';
import { isPastStatus } from '../domain/order-status.ts';
import { readValue, watchKey, withLock, writeValue } from './browser-storage.ts';
import { latestTimeOf } from './cancellation-clock.ts';
import { createChanges } from './changes.ts';
import { parseOrder } from './stored-order.ts';

const KEY = 'orders';

/** Orders by id, as found: one that can't be read stays as it is. */
type StoredOrders = Record<string, unknown>;

function parseStoredOrders(raw: unknown): StoredOrders | undefined {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? (raw as StoredOrders)
    : undefined;
}

function readOrders(): StoredOrders {
  return readValue(KEY, parseStoredOrders) ?? {};
}

function readOrder(id: string, raw: unknown): Order | undefined {
  const order = parseOrder(raw);
  if (!order) console.warn(`The stored order ${id} can't be read; it is left as it is.`);
  return order;
}

/**
 * The stored order with this id, or with this id in upper case as ids are made. Undefined where there
 * is none that can be read.
 */
export function storedOrder(orderId: string): Order | undefined {
  const orders = readOrders();
  const key = [orderId, orderId.toUpperCase()].find((id) => Object.hasOwn(orders, id));
  return key === undefined ? undefined : readOrder(key, orders[key]);
}

/** The orders this customer placed, newest first; those that can't be read are left out. */
export function ordersOf(userId: string): Order[] {
  return Object.entries(readOrders())
    .flatMap(([id, raw]) => readOrder(id, raw) ?? [])
    .filter((order) => accessTo(order, { uid: userId }).owner === 'viewer')
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

/** What a machine that follows this customer's orders starts from. */
export function customerOrders(userId: string): CustomerOrders {
  return { userId, orders: ordersOf(userId), now: Date.now() };
}

const changes = createChanges((onChange) => watchKey(KEY, onChange));

/** Tells this tab that the orders are other ones now. */
export const reportOrdersChanged = () => changes.report(KEY);

/** Calls back when this tab or another one changes the orders. Returns what ends it. */
export const watchOrders = changes.watch;

/**
 * Adds an order under an id that no order has yet.
 *
 * @param draw makes an order with a fresh id; called again when the id is taken
 * @returns the order as stored
 * @throws what the browser throws when it can't store it
 */
export async function addOrder(draw: () => Order): Promise<Order> {
  const added = await withLock(KEY, () => {
    const orders = readOrders();
    let order = draw();
    while (Object.hasOwn(orders, order.id)) order = draw();
    writeValue(KEY, { ...orders, [order.id]: order }, parseStoredOrders);
    return order;
  });
  reportOrdersChanged();
  return added;
}

/**
 * Cancels an order of this customer, if it is time still by the clock when the lock is granted. What
 * else is stored of it stays. An order that is cancelled already stays as it is. The caller tells this
 * tab of it, by `reportOrdersChanged`.
 *
 * @throws what the browser throws when it can't store it
 */
export async function cancelOrder(orderId: string, userId: string): Promise<CancelOrderOutcome> {
  return withLock(KEY, () => {
    const orders = readOrders();
    const raw = Object.hasOwn(orders, orderId) ? orders[orderId] : undefined;
    const order = readOrder(orderId, raw);
    if (!order || !accessTo(order, { uid: userId }).mayCancel) return { kind: 'failed' };
    if (order.status === 'cancelled') return { kind: 'cancelled' };
    const now = Date.now();
    const isSetBack = now < latestTimeOf(order);
    if (isPastStatus(order.status) || isSetBack || !isCancellable(order, now)) {
      return { kind: 'tooLate' };
    }
    const cancelled = {
      ...(raw as object),
      status: 'cancelled',
      cancelledAt: new Date(now).toISOString(),
    };
    writeValue(KEY, { ...orders, [orderId]: cancelled }, parseStoredOrders);
    return { kind: 'cancelled' };
  });
}
