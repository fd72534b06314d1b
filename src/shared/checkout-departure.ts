/** How checkout hands on, with the address, why it sent a customer away. */
import type { DepartureReason } from '../../machines/checkout-departure.ts';

/** What the history keeps beside the address of the page that a customer was sent to. */
export function departureState(reason: DepartureReason): { departure: DepartureReason } {
  return { departure: reason };
}

/** The reason that such a state carries; undefined for any other. */
export function departureOf(state: unknown): DepartureReason | undefined {
  const { departure } = (state ?? {}) as { departure?: unknown };
  return departure === 'signedOut' || departure === 'emptyCart' ? departure : undefined;
}
