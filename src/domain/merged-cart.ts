import { emptyCart } from '../../machines/cart.ts';
import type { Cart } from '../../machines/entities.ts';

function quantityIn({ items }: Cart, itemId: string): number {
  return items.find(({ id }) => id === itemId)?.quantity ?? 0;
}

/** An empty cart may become any kitchen's. */
function isOfAnotherKitchen(one: Cart, other: Cart): boolean {
  return (
    one.items.length > 0 && other.items.length > 0 && one.restaurant?.id !== other.restaurant?.id
  );
}

/** Whether both order the same. */
export function isSameCart(one: Cart, other: Cart): boolean {
  return (
    one.items.length === other.items.length &&
    !isOfAnotherKitchen(one, other) &&
    one.items.every(({ id, quantity }) => quantityIn(other, id) === quantity)
  );
}

/**
 * What two tabs have made of one cart at the same time: what this tab took and put back, done to what
 * the other tab left. One order comes from one kitchen: where they differ, the cart that was started
 * anew stays, and where both were, this one.
 *
 * @param before what both began with
 */
export function mergeCarts(before: Cart, ours: Cart, theirs: Cart): Cart {
  if (isOfAnotherKitchen(ours, theirs)) {
    const isStartedAnew = before.items.length === 0 || isOfAnotherKitchen(before, ours);
    return isStartedAnew ? ours : theirs;
  }
  const base = isOfAnotherKitchen(before, theirs) ? emptyCart : before;
  const news = ours.items.filter(({ id }) => quantityIn(theirs, id) === 0);
  const items = [...theirs.items, ...news].flatMap((item) => {
    const taken = quantityIn(ours, item.id) - quantityIn(base, item.id);
    const quantity = quantityIn(theirs, item.id) + taken;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  return { restaurant: ours.restaurant ?? theirs.restaurant, items };
}
