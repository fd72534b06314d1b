import type { Selection } from './cart.ts';
import type { CartItem, MenuItem, Order, Restaurant } from './entities.ts';
import { isDue } from './order-status.ts';

/** A difference between a dish in a past order and the same dish today. */
export type DishChange =
  | { kind: 'gone'; name: string }
  | { kind: 'renamed'; name: string; nameNow: string }
  /** `price` and `priceNow` are in dollars per dish. */
  | { kind: 'repriced'; name: string; price: number; priceNow: number };

/** The dishes of a past order that are available today, and the changes since that order. */
export type ReorderOffer = {
  /** The name of the restaurant in the past order. */
  restaurantName: string;
  kitchen: 'open' | 'closed' | 'gone';
  /** The dishes to add, at today's prices; null if no dish is available. */
  selection: Selection | null;
  changes: readonly DishChange[];
};

/** The parts of an order that are needed to repeat it. */
export type OrderedBefore = Pick<Order, 'restaurant' | 'items'>;

type Today = {
  restaurants: readonly Restaurant[];
  /** The dishes of each restaurant. The keys are restaurant IDs. */
  menus: Readonly<Record<string, readonly MenuItem[]>>;
};

/**
 * Finds a restaurant or a dish by its ID, or else by its name, because some stored orders have only the name.
 */
function find<Known extends { id: string; name: string }>(
  known: readonly Known[],
  { id, name }: { id: string; name: string },
): Known | undefined {
  return known.find((it) => it.id === id) ?? known.find((it) => it.name === name);
}

function changesOf(item: CartItem, dish: MenuItem | undefined): DishChange[] {
  if (!dish) return [{ kind: 'gone', name: item.name }];
  const changes: DishChange[] = [];
  if (dish.name !== item.name) {
    changes.push({ kind: 'renamed', name: item.name, nameNow: dish.name });
  }
  if (dish.price !== item.price) {
    changes.push({ kind: 'repriced', name: dish.name, price: item.price, priceNow: dish.price });
  }
  return changes;
}

/**
 * Returns the dishes of a past order that are available today, with today's names and prices. Also lists what
 * has changed since the order.
 */
export function createReorderOffer(
  { restaurant, items }: OrderedBefore,
  { restaurants, menus }: Today,
): ReorderOffer {
  const kitchen = find(restaurants, restaurant);
  if (!kitchen?.isOpen) {
    return {
      restaurantName: restaurant.name,
      kitchen: kitchen ? 'closed' : 'gone',
      selection: null,
      changes: [],
    };
  }
  const menu = menus[kitchen.id];
  const dishes = items.map((item) => ({ item, dish: menu && find(menu, item) }));
  const selected = dishes.flatMap(({ item, dish }) => {
    if (!dish) return [];
    const { id, name, price, priceINR } = dish;
    return { id, name, price, priceINR, quantity: item.quantity, note: item.note };
  });
  const { id, name, cuisine } = kitchen;
  return {
    restaurantName: restaurant.name,
    kitchen: 'open',
    selection: selected.length > 0 ? { restaurant: { id, name, cuisine }, items: selected } : null,
    changes: dishes.flatMap(({ item, dish }) => changesOf(item, dish)),
  };
}

/** The maximum number of past orders to offer again. */
const MAX_OFFERED = 4;

/**
 * Returns the delivered orders to offer again, newest first. If several orders contain the same dishes, only
 * the newest is offered.
 *
 * @param orders the customer's orders, newest first
 * @param now milliseconds since the epoch
 */
export function ordersToRepeat(orders: readonly Order[], now: number): readonly Order[] {
  const offered = new Map<string, Order>();
  for (const order of orders) {
    const { restaurant, items, status } = order;
    const dishes = items.map(({ id, quantity }) => `${quantity} ${id}`).toSorted();
    // The restaurant's ID is the same in orders of every language, but its name is not.
    const key = JSON.stringify([restaurant.id || restaurant.name, dishes]);
    const isDelivered = status !== 'cancelled' && isDue(order, now);
    if (isDelivered && items.length > 0 && !offered.has(key)) offered.set(key, order);
  }
  return [...offered.values()].slice(0, MAX_OFFERED);
}
