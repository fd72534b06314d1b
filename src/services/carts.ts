import * as v from 'valibot';
import { emptyCart } from '../../machines/cart.ts';
import type { Cart } from '../../machines/entities.ts';
import { isSameCart, mergeCarts } from '../domain/merged-cart.ts';
import { HIGHEST_AMOUNT } from '../domain/money.ts';
import {
  hasValue,
  readValue,
  removeValue,
  watchKey,
  withLock,
  writeValue,
} from './browser-storage.ts';

const storedCart = v.pipe(
  v.object({
    restaurant: v.nullable(v.object({ id: v.string(), name: v.string(), cuisine: v.string() })),
    items: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        price: v.pipe(v.number(), v.minValue(0), v.maxValue(HIGHEST_AMOUNT)),
        priceINR: v.optional(v.string()),
        quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      }),
    ),
  }),
  v.check(({ restaurant, items }) => restaurant !== null || items.length === 0),
  v.check(({ items }) => new Set(items.map(({ id }) => id)).size === items.length),
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

function store(userId: string, cart: Cart): void {
  if (cart.items.length === 0) removeValue(keyOf(userId), parseCart);
  else writeValue(keyOf(userId), cart, parseCart);
}

/** Stores the cart with what another tab has stored since; tells what came of it, where it is more. */
function merge(userId: string, before: Cart, cart: Cart): Cart | undefined {
  const stored = loadCart(userId);
  // What can't be read counts as untouched.
  const theirs = stored ?? (hasValue(keyOf(userId)) ? before : emptyCart);
  const merged = isSameCart(before, theirs) ? cart : mergeCarts(before, cart, theirs);
  // To write again what is there could only undo what another tab stores in this moment.
  if (!stored || !isSameCart(merged, stored)) store(userId, merged);
  return merged === cart ? undefined : merged;
}

/** Saves that wait for their turn: who leaves the page in that moment has made the change all the same. */
const waiting = new Set<() => unknown>();

globalThis.addEventListener('pagehide', () => {
  for (const save of waiting) {
    try {
      save();
    } catch (error) {
      console.warn('The cart was not saved.', error);
    }
  }
});

/**
 * Saves the cart; an empty one is forgotten. What another tab has saved meanwhile is not lost.
 *
 * @param before what this tab last knew to be saved
 * @returns what is saved, where that is not just this cart
 * @throws what the browser throws when it can't store it
 */
export async function saveCart(
  userId: string,
  before: Cart,
  cart: Cart,
): Promise<Cart | undefined> {
  let saved: { merged: Cart | undefined } | undefined;
  const save = () => {
    saved ??= { merged: merge(userId, before, cart) };
    return saved.merged;
  };
  waiting.add(save);
  try {
    return await withLock(keyOf(userId), save);
  } finally {
    waiting.delete(save);
  }
}

/** Calls back with the cart that another tab saved. Returns what ends it. */
export function watchCart(userId: string, onChange: (value: Cart) => void): () => void {
  const report = () => {
    const cart = loadCart(userId);
    if (cart) onChange(cart);
    else if (!hasValue(keyOf(userId))) onChange(emptyCart);
  };
  return watchKey(keyOf(userId), report);
}
