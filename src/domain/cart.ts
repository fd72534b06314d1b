import { cutAfter } from './characters.ts';
import type { Cart, CartItem, RestaurantSummary } from './entities.ts';
import type { RecordDefinition } from './record-definition.ts';

/**
 * A restaurant's dishes that are added to the cart in one step: a single dish, or the dishes of a past order.
 */
export type Selection = { restaurant: RestaurantSummary; items: CartItem[] };

export type ItemQuantity = Pick<CartItem, 'id' | 'quantity'>;

/** A dish that was removed from the cart, with its restaurant and its position in the cart. */
export type Removal = { restaurant: RestaurantSummary; item: CartItem; position: number };

export type CartOperation =
  | { type: 'itemsAdded'; restaurant: RestaurantSummary; items: readonly CartItem[] }
  | { type: 'itemsRemoved'; items: readonly ItemQuantity[] }
  | ({ type: 'itemRestored' } & Removal)
  /** Sets a dish's note. A blank text removes the note. */
  | { type: 'noteSet'; itemId: string; note: string }
  /** Replaces everything in the cart with the dishes of this order. */
  | { type: 'orderStarted'; order: Cart };

export const emptyCart: Cart = { restaurant: null, items: [] };

/** The maximum length of a note, in characters as a reader counts them. */
export const MAX_NOTE_LENGTH = 140;

/**
 * Returns a note as it is stored: on one line, and cut to the maximum length. Returns undefined if the note
 * is blank.
 */
export function tidyNote(written: string): string | undefined {
  const line = written.trim().replaceAll(/\s+/g, ' ');
  return cutAfter(line, MAX_NOTE_LENGTH).trimEnd() || undefined;
}

/**
 * Returns whether the cart contains another restaurant's dishes. Each order comes from only one restaurant.
 */
export function isFromAnotherRestaurant(cart: Cart, restaurant: RestaurantSummary): boolean {
  // Stryker disable next-line OptionalChaining: A cart with items always has a restaurant. Adding items sets the restaurant, and the schema rejects a stored cart that has items but no restaurant.
  return cart.items.length > 0 && cart.restaurant?.id !== restaurant.id;
}

/**
 * Returns whether a removed dish can be restored. This is impossible if the dish is in the cart again, or if
 * the cart now contains another restaurant's dishes.
 */
export function canBeRestored(cart: Cart, { restaurant, item }: Removal): boolean {
  return !isFromAnotherRestaurant(cart, restaurant) && cart.items.every(({ id }) => id !== item.id);
}

function withNote(item: CartItem, note: string | undefined): CartItem {
  const dish = { ...item };
  delete dish.note;
  return note === undefined ? dish : { ...dish, note };
}

/**
 * Adds a dish, or increases the quantity of a dish that is already in the cart. The new name and price
 * replace the old ones, but an existing note stays.
 */
function addItem(items: readonly CartItem[], added: CartItem): CartItem[] {
  if (!items.some(({ id }) => id === added.id)) return [...items, added];
  return items.map((item) =>
    item.id === added.id
      ? withNote({ ...added, quantity: item.quantity + added.quantity }, item.note ?? added.note)
      : item,
  );
}

function removeItem(items: readonly CartItem[], removed: ItemQuantity): CartItem[] {
  return items
    .map((item) =>
      item.id === removed.id ? { ...item, quantity: item.quantity - removed.quantity } : item,
    )
    .filter(({ quantity }) => quantity > 0);
}

/** Applies an operation. If the cart becomes empty, it also loses its restaurant. */
export function applyToCart(cart: Cart, operation: CartOperation): Cart {
  switch (operation.type) {
    case 'itemsAdded': {
      // Another tab may have added another restaurant's dishes. They are replaced only if the customer
      // agrees.
      if (isFromAnotherRestaurant(cart, operation.restaurant)) return cart;
      const items = operation.items.reduce(addItem, cart.items);
      return items.length > 0 ? { restaurant: operation.restaurant, items } : emptyCart;
    }
    case 'itemsRemoved': {
      const items = operation.items.reduce(removeItem, cart.items);
      return items.length > 0 ? { ...cart, items } : emptyCart;
    }
    case 'itemRestored': {
      if (!canBeRestored(cart, operation)) return cart;
      const { restaurant, item, position } = operation;
      return { restaurant, items: cart.items.toSpliced(position, 0, item) };
    }
    case 'noteSet': {
      const note = tidyNote(operation.note);
      const items = cart.items.map((item) =>
        item.id === operation.itemId ? withNote(item, note) : item,
      );
      return { ...cart, items };
    }
    default: {
      const { restaurant, items } = operation.order;
      return { restaurant, items: items.reduce(addItem, []) };
    }
  }
}

/** Returns the operation that gives a dish in the cart this quantity. */
export function createQuantityOperation(
  cart: Cart,
  itemId: string,
  quantity: number,
): CartOperation {
  const item = cart.items.find(({ id }) => id === itemId);
  const more = Math.max(quantity, 0) - (item?.quantity ?? 0);
  // Stryker disable next-line EqualityOperator: Adding no dish and removing no dish have the same result.
  if (item && cart.restaurant && more > 0) {
    return {
      type: 'itemsAdded',
      restaurant: cart.restaurant,
      // The added dish has no note, because another tab may have removed the note in the meantime.
      items: [withNote({ ...item, quantity: more }, undefined)],
    };
  }
  // Stryker disable next-line ArrayDeclaration: Removing a dish that is not in the cart changes nothing.
  return { type: 'itemsRemoved', items: item ? [{ id: itemId, quantity: -more }] : [] };
}

/** Returns a list with the removal of this dish. The list is empty if the cart does not contain the dish. */
export function removalOf({ restaurant, items }: Cart, itemId: string): Removal[] {
  return items.flatMap((item, position) =>
    restaurant && item.id === itemId ? [{ restaurant, item, position }] : [],
  );
}

/** Returns the operation that restores the dish that was removed last. */
export function restorationOf(removed: readonly Removal[]): CartOperation {
  const last = removed.at(-1);
  // Stryker disable next-line ObjectLiteral,StringLiteral,ArrayDeclaration: This function is called only if a removed dish can be restored, so the fallback is only for the compiler.
  return last ? { ...last, type: 'itemRestored' } : { type: 'itemsRemoved', items: [] };
}

export const cartRecord: RecordDefinition<Cart, CartOperation> = {
  empty: emptyCart,
  isEmpty: ({ items }) => items.length === 0,
  apply: applyToCart,
};
