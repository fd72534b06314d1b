import type { CancelOrderOutcome } from '../../machines/order-cancellation.ts';
import { isCancellable } from '../domain/cancellation.ts';
import type { CustomerOrders, Order } from '../domain/entities.ts';
import { accessTo } from '../domain/order-access.ts';
import { isPastStatus } from '../domain/order-status.ts';
import { readValue, watchKey, withLock, writeValue } from './browser-storage.ts';
import { latestTimeOf } from './cancellation-clock.ts';
import { createChangeEmitter } from './change-emitter.ts';
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
 * Returns the stored order with this ID, or with this ID in upper case as IDs are created. Returns undefined
 * if there is none that can be read.
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

/** The initial input of a machine that follows this customer's orders. */
export function customerOrders(userId: string): CustomerOrders {
  return { userId, orders: ordersOf(userId), now: Date.now() };
}

const changes = createChangeEmitter((onChange) => watchKey(KEY, onChange));

/** Tells this tab that the orders are other ones now. */
export const reportOrdersChanged = () => changes.report(KEY);

/** Calls back when this tab or another one changes the orders. Returns unsubscribe. */
export const watchOrders = changes.watch;

/**
 * Adds an order under an unused ID.
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
 * Cancels a customer's order if the deadline has not passed once the lock is granted. Its other stored fields
 * are preserved, and a cancelled order stays as it is. The caller notifies this tab with
 * `reportOrdersChanged`.
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
