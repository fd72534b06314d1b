/**
 * Facts of the world around the machines. Each fact has the same event type in every machine that receives
 * it.
 */
import type { Order } from '../src/domain/entities.ts';

/** The time now, in milliseconds since the epoch; every second, and when the page is shown again. */
export type ClockTicked = { type: 'clock.ticked'; now: number };

/** Another page is shown; a new query or history entry of the same page is none. */
export type PageChanged = { type: 'page.changed' };

/** The signed-in customer, or null. */
export type SessionChanged = { type: 'session.changed'; userId: string | null };

/** Whether the browser believes that it is online. */
export type ConnectionChanged = { type: 'connection.changed'; isConnected: boolean };

/** The orders that the actor has asked for, as they are stored since a tab has changed them. */
export type OrdersChanged = { type: 'orders.changed'; orders: Order[] };
