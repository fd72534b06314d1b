import * as v from 'valibot';
import type { Cart } from '../../machines/entities.ts';
import { hasValue, readValue, removeValue, watchKey, writeValue } from './browser-storage.ts';

const storedCart = v.pipe(
  v.object({
    restaurant: v.nullable(v.object({ id: v.string(), name: v.string(), cuisine: v.string() })),
    items: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        price: v.pipe(v.number(), v.finite(), v.minValue(0)),
        priceINR: v.optional(v.string()),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    ),
  }),
  v.check(({ restaurant, items }) => restaurant !== null || items.length === 0),
);

/** The cart, or undefined where it makes no sense. */
export function parseCart(raw: unknown): Cart | undefined {
  const parsed = v.safeParse(storedCart, raw);
  return parsed.success ? parsed.output : undefined;
}

function keyOf(userId: string): string {
  return `cart_${userId}`;
}

/** The saved cart, or undefined where nothing (or nothing readable) is saved. */
export function loadCart(userId: string): Cart | undefined {
  return readValue(keyOf(userId), parseCart);
}

/**
 * Saves the cart; an empty one is forgotten.
 *
 * @throws what the browser throws when it can't store it
 */
export function saveCart(userId: string, value: Cart): void {
  if (value.items.length === 0) removeValue(keyOf(userId), parseCart);
  else writeValue(keyOf(userId), value, parseCart);
}

/** Calls back with the cart that another tab saved. Returns what ends it. */
export function watchCart(userId: string, onChange: (value: Cart) => void): () => void {
  return watchKey(keyOf(userId), () => {
    const cart = loadCart(userId);
    if (cart) onChange(cart);
    else if (!hasValue(keyOf(userId))) onChange({ restaurant: null, items: [] });
  });
}
