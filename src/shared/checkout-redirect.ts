/**
 * The history state of the page to which checkout leads. The state contains the reason for a redirect, or the
 * placed order.
 */
import type { RedirectReason } from '../../machines/checkout.ts';
import type { Order } from '../domain/entities.ts';

type State = { redirectReason?: unknown; placedOrder?: Order } | null;

/** Returns the history state of the page to which checkout redirects a customer. */
export function redirectState(redirectReason: RedirectReason) {
  return { redirectReason };
}

/** Reads the reason for a redirect from the state of a history entry; undefined if there is none. */
export function redirectReasonOf(state: unknown): RedirectReason | undefined {
  const redirectReason = (state as State)?.redirectReason;
  return redirectReason === 'signedOut' || redirectReason === 'emptyCart'
    ? redirectReason
    : undefined;
}

/**
 * Returns a history state without the reason for the redirect, for example after the customer has dismissed
 * the notice with that reason.
 */
export function withoutRedirect(state: unknown): object {
  const { redirectReason: _, ...others } = (state ?? {}) as { redirectReason?: unknown };
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
