/**
 * Passes what only this page knows to the page in another language that replaces it in the tab. It is in the
 * tab's storage only while the other page loads.
 */
import * as v from 'valibot';
import type { Cart } from '../domain/entities.ts';
import { parseCart } from './carts.ts';

const KEY = 'handed_over';

const schema = v.object({
  guestCart: v.pipe(v.unknown(), v.transform(parseCart)),
  /** The input in the page's form controls, in the order of the page. */
  entered: v.array(v.object({ name: v.string(), value: v.string() })),
});

export type HandedOver = v.InferOutput<typeof schema>;

/** @param guestCart a customer's cart is stored anyway, so it is not handed over */
export function handOver(guestCart: Cart | undefined, entered: HandedOver['entered']): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ guestCart, entered }));
  } catch (error) {
    console.warn('The other language starts without this page’s input.', error);
  }
}

/** Returns what the previous page has handed over, and removes it. Later calls return undefined. */
export function takeHandedOver(): HandedOver | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return v.parse(schema, JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}
