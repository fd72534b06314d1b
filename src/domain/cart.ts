import { cutAfter } from './characters.ts';
import type { Cart, CartItem, RestaurantSummary } from './entities.ts';
import type { RecordDefinition } from './record-definition.ts';

/** The dishes that are added together: usually one, or a whole order when reordering. */
export type Selection = { restaurant: RestaurantSummary; items: CartItem[] };

/** How many of an item. */
export type ItemQuantity = Pick<CartItem, 'id' | 'quantity'>;

/** A dish that was taken out, with its quantity, and its place among the others. */
export type Removal = { restaurant: RestaurantSummary; item: CartItem; position: number };

export type CartOperation =
  | { type: 'itemsAdded'; restaurant: RestaurantSummary; items: readonly CartItem[] }
  | { type: 'itemsRemoved'; items: readonly ItemQuantity[] }
  | ({ type: 'itemRestored' } & Removal)
  /** A note of nothing but blanks takes the note away. */
  | { type: 'noteSet'; itemId: string; note: string }
  /** In the place of whatever was in the cart. */
  | { type: 'orderStarted'; order: Cart };

export const emptyCart: Cart = { restaurant: null, items: [] };

/** Characters, as a reader counts them. */
export const MAX_NOTE_LENGTH = 140;

/** A note as it is kept: on one line and no longer than a note may be; undefined where nothing is left. */
export function tidyNote(written: string): string | undefined {
  const line = written.trim().replaceAll(/\s+/g, ' ');
  return cutAfter(line, MAX_NOTE_LENGTH).trimEnd() || undefined;
}

/** A cart with items of another restaurant: one order comes from one kitchen. */
export function isFromAnotherRestaurant(cart: Cart, restaurant: RestaurantSummary): boolean {
  // Stryker disable next-line OptionalChaining: A cart with items has a restaurant: adding brings it, and the storage’s schema refuses a cart without.
  return cart.items.length > 0 && cart.restaurant?.id !== restaurant.id;
}

/** Neither has it come back since, nor has an order with another kitchen begun. */
export function canBeRestored(cart: Cart, { restaurant, item }: Removal): boolean {
  return !isFromAnotherRestaurant(cart, restaurant) && cart.items.every(({ id }) => id !== item.id);
}

function withNote(item: CartItem, note: string | undefined): CartItem {
  const dish = { ...item };
  delete dish.note;
  return note === undefined ? dish : { ...dish, note };
}

/** Name and price are those of the dish added last. An existing note stays. */
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

/** The cart after an operation. Without items it has no restaurant. */
export function applyToCart(cart: Cart, operation: CartOperation): Cart {
  switch (operation.type) {
    case 'itemsAdded': {
      // Only the customer's answer empties a cart: another tab may have started a new order meanwhile.
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

/** The operation that brings an item of the cart to this quantity. */
export function operationToQuantity(cart: Cart, itemId: string, quantity: number): CartOperation {
  const item = cart.items.find(({ id }) => id === itemId);
  const more = Math.max(quantity, 0) - (item?.quantity ?? 0);
  // Stryker disable next-line EqualityOperator: To add none and to remove none is the same.
  if (item && cart.restaurant && more > 0) {
    return {
      type: 'itemsAdded',
      restaurant: cart.restaurant,
      // The note is no part of how many: another tab may have taken it away meanwhile.
      items: [withNote({ ...item, quantity: more }, undefined)],
    };
  }
  // Stryker disable next-line ArrayDeclaration: To remove what is in no cart changes nothing.
  return { type: 'itemsRemoved', items: item ? [{ id: itemId, quantity: -more }] : [] };
}

/** Returns the item that a removal would take away, or undefined if the cart does not contain it. */
export function removalOf({ restaurant, items }: Cart, itemId: string): Removal[] {
  return items.flatMap((item, position) =>
    restaurant && item.id === itemId ? [{ restaurant, item, position }] : [],
  );
}

/** Returns the operation that restores the item removed last. */
export function restorationOf(removed: readonly Removal[]): CartOperation {
  const last = removed.at(-1);
  // Stryker disable next-line ObjectLiteral,StringLiteral,ArrayDeclaration: What was removed comes back only where something was; the fallback is for the compiler.
  return last ? { ...last, type: 'itemRestored' } : { type: 'itemsRemoved', items: [] };
}

export const cartRecord: RecordDefinition<Cart, CartOperation> = {
  empty: emptyCart,
  isEmpty: ({ items }) => items.length === 0,
  apply: applyToCart,
};
