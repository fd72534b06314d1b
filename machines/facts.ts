/**
 * Events that report facts from outside the machines, such as the time. A fact has the same event type in
 * every machine that receives it.
 */
import type { Order } from '../src/domain/entities.ts';

/**
 * The event that reports the time, in milliseconds since the epoch. It is sent every second, and when the
 * page is shown or hidden.
 */
export type ClockTicked = { type: 'clock.ticked'; now: number };

/**
 * The event that another page has opened. A new query string or history entry of the same page does not
 * count.
 */
export type PageChanged = { type: 'page.changed' };

/** The event that reports the signed-in customer's ID; null if no one is signed in. */
export type SessionChanged = { type: 'session.changed'; userId: string | null };

/** The event that reports whether the browser considers itself online. */
export type ConnectionChanged = { type: 'connection.changed'; isConnected: boolean };

/**
 * The event that reports the orders that an actor follows, after this tab or another one has changed them.
 */
export type OrdersChanged = { type: 'orders.changed'; orders: Order[] };
