import type { CustomerOrders } from './entities.ts';

/** An order that the bar shows. */
export type FollowedOrder = {
  id: string;
  restaurantName: string;
  /** Whole minutes until it is due, a minute that has begun among them; 0 once it is delivered. */
  minutes: number;
};

const MINUTE = 60_000;

/** How long an order is still shown once it is delivered. */
const DELIVERED_SHOWN_FOR = MINUTE;

/** The orders under way and those delivered within the last minute, the next one first. */
export function activeOrders({
  orders,
  now,
}: Pick<CustomerOrders, 'orders' | 'now'>): FollowedOrder[] {
  return orders
    .map((order) => ({ ...order, due: Date.parse(order.estimatedDelivery) }))
    .filter(
      ({ status, due }) =>
        status !== 'cancelled' && status !== 'delivered' && now < due + DELIVERED_SHOWN_FOR,
    )
    .toSorted((one, other) => one.due - other.due)
    .map(({ id, restaurant, due }) => ({
      id,
      restaurantName: restaurant.name,
      minutes: Math.max(0, Math.ceil((due - now) / MINUTE)),
    }));
}
