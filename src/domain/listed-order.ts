import type {
  DeliveryAddress,
  ListedOrder,
  Order,
  OrderStatus,
  RestaurantSummary,
} from './entities.ts';
import { isolated } from './isolated.ts';
import { isDue, isPastStatus, statusAt } from './order-status.ts';

/** Returns the known parts of street, city and PIN code on one line, or '' if none is known. */
export function addressInOneLine({ street, city, zipCode }: DeliveryAddress): string {
  const place = [city, zipCode].filter(Boolean).map(isolated).join(' ');
  return [isolated(street), place].filter(Boolean).join(', ');
}

/**
 * Returns an order as My Orders lists it. Its status follows from the clock.
 *
 * @param restaurant the order's restaurant, with the cuisine, which the order does not contain
 * @param now milliseconds since the epoch
 */
export function toListedOrder(
  order: Order,
  restaurant: RestaurantSummary,
  now: number,
): ListedOrder {
  const { instructions } = order.deliveryAddress;
  const status = statusAt(order, now);
  return {
    id: order.id,
    restaurant,
    items: order.items,
    ...(order.kitchenAllergens && { kitchenAllergens: order.kitchenAllergens }),
    total: order.total,
    status,
    orderTime: order.createdAt,
    estimatedDelivery: order.estimatedDelivery,
    // If the order was delivered before the estimated time, the time of the delivery is unknown.
    deliveredTime: status === 'delivered' && isDue(order, now) ? order.estimatedDelivery : null,
    cancelledTime: (status === 'cancelled' && order.cancelledAt) || null,
    address: addressInOneLine(order.deliveryAddress),
    instructions,
  };
}

/** Splits orders into active and past ones, for the two tabs of My Orders. */
export function splitByStatus<Divided extends { status: OrderStatus }>(orders: readonly Divided[]) {
  return {
    active: orders.filter(({ status }) => !isPastStatus(status)),
    past: orders.filter(({ status }) => isPastStatus(status)),
  };
}
