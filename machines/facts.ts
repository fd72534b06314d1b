/**
 * Events that report facts from outside the machines, such as the time. A fact has the same event type in
 * every machine that receives it.
 */
import type { Order } from '../src/domain/entities.ts';

/**
 * Reports the time every second, and when the page is shown or hidden. `now` is in milliseconds since the
 * epoch.
 */
export type ClockTicked = { type: 'clock.ticked'; now: number };

/**
 * Reports that another page has opened. A change of only the query string, or a new history entry for the
 * same page, is not reported.
 */
export type PageChanged = { type: 'page.changed' };

/**
 * Reports the ID of the signed-in customer; null if no one is signed in. `isReported` is true if the identity
 * service has reported the ID to this tab. It is false if this tab has only read the ID from the browser's
 * storage, for example after a sign-in in another tab.
 */
export type SessionChanged = {
  type: 'session.changed';
  userId: string | null;
  isReported: boolean;
};

/** Reports whether the browser considers itself online. */
export type ConnectionChanged = { type: 'connection.changed'; isConnected: boolean };

/** Reports the customer's orders when this tab or another one has changed the stored orders. */
export type OrdersChanged = { type: 'orders.changed'; orders: Order[] };
