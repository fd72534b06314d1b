import * as v from 'valibot';
import { cartRecord } from '../domain/cart.ts';
import type { Cart } from '../domain/entities.ts';
import { MAX_AMOUNT } from '../domain/money.ts';
import { createCustomerRecordStore } from './customer-record.ts';
import { areUnique, createParser } from './parsing.ts';
import { noteSchema } from './stored-note.ts';

const cartSchema = v.pipe(
  v.object({
    restaurant: v.nullable(v.object({ id: v.string(), name: v.string(), cuisine: v.string() })),
    items: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        price: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_AMOUNT)),
        priceINR: v.optional(v.string()),
        quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        note: noteSchema,
      }),
    ),
  }),
  v.check(({ restaurant, items }) => restaurant !== null || items.length === 0),
  v.check(({ items }) => areUnique(items.map(({ id }) => id))),
);

/** Returns the cart, or undefined if it is invalid. */
export const parseCart: (raw: unknown) => Cart | undefined = createParser(cartSchema);

const store = createCustomerRecordStore({
  ...cartRecord,
  keyOf: (userId) => `cart_${userId}`,
  parse: parseCart,
});

let handedOver: Cart | undefined;

/** Lets the guest begin with the cart that the previous page of this tab has handed over. */
export function receiveGuestCart(cart: Cart | undefined): void {
  handedOver = cart;
}

export const carts: typeof store = {
  ...store,
  open(userId, ...rest) {
    if (userId !== null || !handedOver) return store.open(userId, ...rest);
    const order = handedOver;
    handedOver = undefined;
    return store.store(null, [{ type: 'orderStarted', order }]);
  },
};
