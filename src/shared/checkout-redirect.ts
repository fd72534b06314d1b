/** Stores the reason for leaving checkout in the history entry of the next page. */
import type { RedirectReason } from '../../machines/checkout.ts';
import type { Order } from '../domain/entities.ts';

type State = { departure?: unknown; placedOrder?: Order } | null;

/** Returns the history state of the page to which checkout redirects a customer. */
export function redirectState(departure: RedirectReason) {
  return { departure };
}

/** Returns the reason for the redirect from a history state, or undefined if there is none. */
export function redirectReasonOf(state: unknown): RedirectReason | undefined {
  const departure = (state as State)?.departure;
  return departure === 'signedOut' || departure === 'emptyCart' ? departure : undefined;
}

/** Returns a history state without the reason for the redirect, once the customer has read it. */
export function withoutRedirect(state: unknown): unknown {
  const { departure: _, ...others } = (state ?? {}) as { departure?: unknown };
  return others;
}

/** Returns the history state of the page on which a placed order is tracked. */
export function placedOrderState(placedOrder: Order) {
  return { placedOrder };
}

/** Returns the placed order from a history state, or undefined if there is none. */
export function placedOrderOf(state: unknown): Order | undefined {
  return (state as State)?.placedOrder;
}
