import * as v from 'valibot';
import { allergens } from '../domain/allergens.ts';
import { orderStatuses } from '../domain/entities.ts';
import type { Order } from '../domain/entities.ts';
import { MAX_AMOUNT } from '../domain/money.ts';
import { UNKNOWN_DRIVER } from '../domain/tracking.ts';
import { createParser } from './parsing.ts';
import { noteSchema } from './stored-note.ts';

/**
 * The schemas of stored orders. An ID, a restaurant name and an estimated delivery are required. Other
 * missing or invalid fields get a default.
 */
const text = v.fallback(v.string(), '');
const amount = v.fallback(v.pipe(v.number(), v.minValue(-MAX_AMOUNT), v.maxValue(MAX_AMOUNT)), 0);

const moment = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => new Date(value)),
  v.check((date) => !Number.isNaN(date.getTime())),
  v.transform((date) => date.toISOString()),
);

// One invalid allergen drops the whole list, because an incomplete list would be worse than no list.
const declaredAllergens = v.fallback(v.optional(v.array(v.picklist(allergens))), undefined);

const item = v.object({
  id: text,
  name: v.string(),
  price: amount,
  priceINR: v.fallback(v.optional(v.string()), undefined),
  quantity: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 1),
  note: noteSchema,
  isVegetarian: v.fallback(v.optional(v.boolean()), undefined),
  allergens: declaredAllergens,
});

const items = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((entries) =>
    entries.flatMap((entry) => {
      const parsed = v.safeParse(item, entry);
      if (!parsed.success) return [];
      return [{ ...parsed.output, id: parsed.output.id || parsed.output.name }];
    }),
  ),
);

const emptyAddress = { street: '', city: '', zipCode: '', instructions: '' };
const emptyPayment = { cardNumber: '', expiryDate: '', cvv: '', nameOnCard: '' };
const unknownDriver = { name: UNKNOWN_DRIVER, phone: '', vehicle: '', rating: 0 };

const order = v.object({
  id: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  userId: v.fallback(v.optional(v.string()), undefined),
  restaurant: v.object({ id: text, name: v.string() }),
  items,
  language: v.fallback(v.optional(v.string()), undefined),
  kitchenAllergens: declaredAllergens,
  total: amount,
  totalINR: v.fallback(v.optional(v.string()), undefined),
  deliveryAddress: v.fallback(
    v.object({ street: text, city: text, zipCode: text, instructions: text }),
    emptyAddress,
  ),
  paymentMethod: v.fallback(
    v.object({ cardNumber: text, expiryDate: text, cvv: text, nameOnCard: text }),
    emptyPayment,
  ),
  status: v.fallback(v.picklist(orderStatuses), 'confirmed'),
  createdAt: v.fallback(moment, new Date(0).toISOString()),
  estimatedDelivery: moment,
  cancelledAt: v.fallback(v.optional(moment), undefined),
  driver: v.fallback(
    v.object({
      name: v.fallback(v.pipe(v.string(), v.trim(), v.nonEmpty()), unknownDriver.name),
      phone: text,
      vehicle: text,
      rating: amount,
    }),
    unknownDriver,
  ),
});

/** Returns the order, or undefined if a required field is missing or invalid. */
export const parseOrder: (raw: unknown) => Order | undefined = createParser(order);
