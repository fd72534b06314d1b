import { minutesUntil } from './duration.ts';
import type { CustomerOrders } from './entities.ts';

/** An order that the active-order bar shows. */
export type BarOrder = {
  id: string;
  restaurantName: string;
  /** The minutes until the estimated delivery, rounded up; 0 once the order is delivered. */
  minutes: number;
};

const MINUTE = 60_000;

/** The time in milliseconds for which a delivered order is still shown. */
const DELIVERED_SHOWN_FOR = MINUTE;

/**
 * Returns the active orders and the orders that were due within the last minute, sorted by estimated
 * delivery.
 */
export function activeOrders({ orders, now }: Pick<CustomerOrders, 'orders' | 'now'>): BarOrder[] {
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
      minutes: minutesUntil(due, now),
    }));
}
