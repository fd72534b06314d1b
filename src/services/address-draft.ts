/**
 * Stores the delivery address for this tab while the customer types it at checkout. The card is never stored.
 */
import * as v from 'valibot';
import type { DeliveryAddress } from '../domain/entities.ts';

const KEY = 'checkout_address';

const draftSchema = v.object({
  userId: v.string(),
  address: v.object({
    street: v.string(),
    city: v.string(),
    zipCode: v.string(),
    instructions: v.string(),
  }),
});

/** Returns the address that this customer has typed in this tab, or undefined if there is none. */
export function readAddressDraft(userId: string): DeliveryAddress | undefined {
  try {
    const draft = v.parse(draftSchema, JSON.parse(sessionStorage.getItem(KEY) ?? ''));
    return draft.userId === userId ? draft.address : undefined;
  } catch {
    return undefined;
  }
}

export function saveAddressDraft(userId: string, address: DeliveryAddress): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, address }));
  } catch (error) {
    console.warn('The address won’t survive a reload.', error);
  }
}

export function removeAddressDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('The address that was typed could not be removed.', error);
  }
}
