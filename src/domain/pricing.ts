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

/** Returns the amounts in the cart in dollars: subtotal, delivery fee and total. */
export function cartTotals(items: readonly CartItem[]) {
  const subtotal = subtotalOf(items);
  return { subtotal, deliveryFee: DELIVERY_FEE, total: roundToCents(subtotal + DELIVERY_FEE) };
}

/**
 * Returns the amounts at checkout in dollars: subtotal, delivery fee, 8 percent tax on the subtotal, and
 * total.
 */
export function checkoutTotals(items: readonly CartItem[]) {
  const subtotal = subtotalOf(items);
  const tax = roundToCents(subtotal * TAX_RATE);
  return {
    subtotal,
    deliveryFee: DELIVERY_FEE,
    tax,
    total: roundToCents(subtotal + DELIVERY_FEE + tax),
  };
}

/**
 * Returns a bill in whole rupees, whose lines add up to its total. The subtotal, the delivery fee and the
 * total with tax are each converted from dollars, so that each is the same wherever it is shown. The tax is
 * the remainder, so it can differ by one rupee from its converted amount. So can the total without tax, which
 * is a sum.
 *
 * @param totals the amounts in dollars, without `tax` if the cart shows the bill
 */
export function billInRupees(
  items: readonly Pick<CartItem, 'price' | 'quantity'>[],
  totals: { subtotal: number; deliveryFee: number; tax?: number; total: number },
) {
  const subtotal = toRupees(totals.subtotal);
  const deliveryFee = toRupees(totals.deliveryFee);
  const beforeTax = subtotal + deliveryFee;
  const total = totals.tax === undefined ? beforeTax : toRupees(totals.total);
  return {
    items: splitRupees(
      items.map(({ price, quantity }) => price * quantity),
      subtotal,
    ),
    subtotal,
    deliveryFee,
    // The total of a damaged order may be too small.
    tax: Math.max(0, total - beforeTax),
    total,
  };
}
