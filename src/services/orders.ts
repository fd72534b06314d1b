import type { CancelOrderOutcome } from '../../machines/order-cancellation.ts';
import { isCancellable } from '../domain/cancellation.ts';
import type { CustomerOrders, Order } from '../domain/entities.ts';
import { accessTo } from '../domain/order-access.ts';
import { isPastStatus } from '../domain/order-status.ts';
import { watchKey, withLock, writeValue } from './browser-storage.ts';
import { latestTimeOf } from './cancellation-clock.ts';
import { createChangeEmitter } from './change-emitter.ts';
import { ORDERS_KEY, parseRawOrders, readRawOrders } from './raw-orders.ts';
import { parseOrder } from './stored-order.ts';
import { translateOrder } from './translate-order.ts';

function readOrder(id: string, raw: unknown): Order | undefined {
  const order = parseOrder(raw);
  if (!order) console.warn(`The stored order ${id} can't be read; it is left as it is.`);
  return order && translateOrder(order);
}

/**
 * Returns the stored order with this ID, which may be in lower case. Returns undefined if there is no
 * readable order.
 */
export function storedOrder(orderId: string): Order | undefined {
  const orders = readRawOrders();
  const key = [orderId, orderId.toUpperCase()].find((id) => Object.hasOwn(orders, id));
  return key === undefined ? undefined : readOrder(key, orders[key]);
}

/** Returns the orders that this customer placed, newest first. Orders that can't be read are omitted. */
export function ordersOf(userId: string): Order[] {
  return Object.entries(readRawOrders())
    .flatMap(([id, raw]) => readOrder(id, raw) ?? [])
    .filter((order) => accessTo(order, { uid: userId }).owner === 'viewer')
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

/** Returns the initial input of a machine that follows this customer's orders. */
export function customerOrders(userId: string): CustomerOrders {
  return { userId, orders: ordersOf(userId), now: Date.now() };
}

const changes = createChangeEmitter((onChange) => watchKey(ORDERS_KEY, onChange));

/** Notifies this tab that the orders have changed. */
export const reportOrdersChanged = () => changes.report(ORDERS_KEY);

/** Calls back when this tab or another one changes the orders. Returns a function to unsubscribe. */
export const watchOrders = changes.watch;

/**
 * Adds an order under an unused ID.
 *
 * @param draw creates the order with a new ID, and is called again if that ID is taken
 * @returns the stored order
 * @throws the browser's error if it can't store the order
 */
export async function addOrder(draw: () => Order): Promise<Order> {
  const added = await withLock(ORDERS_KEY, () => {
    const orders = readRawOrders();
    let order = draw();
    while (Object.hasOwn(orders, order.id)) order = draw();
    writeValue(ORDERS_KEY, { ...orders, [order.id]: order }, parseRawOrders);
    return order;
  });
  reportOrdersChanged();
  return added;
}

/**
 * Cancels a customer's order, unless the deadline has passed when the lock is granted. The order's other
 * stored fields are preserved, and an order that is already cancelled is not changed. The caller must notify
 * this tab with `reportOrdersChanged` after it has used the outcome, because the notification removes the
 * controls for cancelling this order from the screen.
 *
 * @throws an error if this is not the customer's order, or the browser's error if it can't store the
 *   cancellation
 */
export async function cancelOrder(orderId: string, userId: string): Promise<CancelOrderOutcome> {
  return withLock(ORDERS_KEY, () => {
    const orders = readRawOrders();
    const raw = Object.hasOwn(orders, orderId) ? orders[orderId] : undefined;
    const order = readOrder(orderId, raw);
    if (!order || !accessTo(order, { uid: userId }).mayCancel) {
      throw new Error(`The customer has no order ${orderId}.`);
    }
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
    writeValue(ORDERS_KEY, { ...orders, [orderId]: cancelled }, parseRawOrders);
    return { kind: 'cancelled' };
  });
}
