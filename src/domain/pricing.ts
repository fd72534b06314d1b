import type { CartItem } from './entities.ts';
import { roundToCents, splitRupees, toRupees } from './money.ts';

/** The flat delivery fee in dollars, in the cart and at checkout. */
export const DELIVERY_FEE = 2.99;
const TAX_RATE = 0.08;

export function countItems(items: readonly CartItem[]): number {
  return items.reduce((count, item) => count + item.quantity, 0);
}

/** Returns the sum of the prices of all dishes in dollars, rounded to the cent. */
export function subtotalOf(items: readonly CartItem[]): number {
  return roundToCents(items.reduce((sum, item) => sum + item.price * item.quantity, 0));
}

/**
 * Returns the amounts to pay in dollars: subtotal, delivery fee, their sum before tax, 8 percent tax on the
 * subtotal, and total. The cart's own total is the sum before tax.
 */
export function billOf(items: readonly CartItem[]) {
  const subtotal = subtotalOf(items);
  const beforeTax = roundToCents(subtotal + DELIVERY_FEE);
  const tax = roundToCents(subtotal * TAX_RATE);
  return {
    subtotal,
    deliveryFee: DELIVERY_FEE,
    beforeTax,
    tax,
    total: roundToCents(beforeTax + tax),
  };
}

/**
 * Returns a bill in whole rupees, whose lines add up to its total. The subtotal, the delivery fee and the
 * total with tax are each converted from dollars, so that each is the same wherever it is shown. The tax
 * and the sum before tax are both calculated from these rupee amounts. Either can therefore differ by one
 * rupee from its direct conversion from dollars.
 *
 * @param bill the amounts in dollars
 */
export function billInRupees(
  items: readonly Pick<CartItem, 'price' | 'quantity'>[],
  bill: { subtotal: number; deliveryFee: number; total: number },
) {
  const subtotal = toRupees(bill.subtotal);
  const deliveryFee = toRupees(bill.deliveryFee);
  const beforeTax = subtotal + deliveryFee;
  const total = toRupees(bill.total);
  return {
    items: splitRupees(
      items.map(({ price, quantity }) => price * quantity),
      subtotal,
    ),
    subtotal,
    deliveryFee,
    beforeTax,
    // If a stored order is damaged, its total may be smaller than the sum before tax.
    tax: Math.max(0, total - beforeTax),
    total,
  };
}
