/** The reason for leaving checkout, in the history entry of the next page. */
import type { RedirectReason } from '../../machines/checkout.ts';
import type { Order } from '../domain/entities.ts';

type State = { departure?: unknown; placedOrder?: Order } | null;

/** Returns the state of the entry to which checkout sends a customer away. */
export function redirectState(departure: RedirectReason) {
  return { departure };
}

/** Returns why checkout sent a customer away, from such a state; undefined for any other. */
export function redirectReasonOf(state: unknown): RedirectReason | undefined {
  const departure = (state as State)?.departure;
  return departure === 'signedOut' || departure === 'emptyCart' ? departure : undefined;
}

/** Returns such a state without its reason: the customer has read it. */
export function withoutRedirect(state: unknown): unknown {
  const { departure: _, ...others } = (state ?? {}) as { departure?: unknown };
  return others;
}

/** Returns the state of the entry at which a placed order is tracked. */
export function placedOrderState(placedOrder: Order) {
  return { placedOrder };
}

/** Returns the order from such a state; undefined for any other. */
export function placedOrderOf(state: unknown): Order | undefined {
  return (state as State)?.placedOrder;
}
