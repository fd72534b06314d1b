import type {
  DeliveryAddress,
  ListedOrder,
  Order,
  OrderStatus,
  RestaurantSummary,
} from './entities.ts';
import { isolated } from './isolated.ts';
import { isPastStatus } from './order-status.ts';

/** Street, city and PIN code, as far as they are known: '' if none is. */
export function addressInOneLine({ street, city, zipCode }: DeliveryAddress): string {
  const place = [city, zipCode].filter(Boolean).map(isolated).join(' ');
  return [isolated(street), place].filter(Boolean).join(', ');
}

/** Returns whether the estimated delivery of an order has come. */
export function isDue(
  { estimatedDelivery }: Pick<Order, 'estimatedDelivery'>,
  now: number,
): boolean {
  return Date.parse(estimatedDelivery) <= now;
}

/**
 * A placed order as My Orders lists it: on its way until its estimated delivery, delivered after.
 *
 * @param restaurant the restaurant it came from, with its cuisine
 * @param now milliseconds since the epoch
 */
export function toListedOrder(
  order: Order,
  restaurant: RestaurantSummary,
  now: number,
): ListedOrder {
  const { instructions } = order.deliveryAddress;
  const hasCome = isDue(order, now);
  const status = hasCome && !isPastStatus(order.status) ? 'delivered' : order.status;
  return {
    id: order.id,
    restaurant,
    items: order.items,
    ...(order.kitchenAllergens && { kitchenAllergens: order.kitchenAllergens }),
    total: order.total,
    status,
    orderTime: order.createdAt,
    estimatedDelivery: order.estimatedDelivery,
    // The time of an early delivery is unknown.
    deliveredTime: status === 'delivered' && hasCome ? order.estimatedDelivery : null,
    cancelledTime: (status === 'cancelled' && order.cancelledAt) || null,
    address: addressInOneLine(order.deliveryAddress),
    instructions,
  };
}

/** Listed orders by their tab. */
export function splitByStatus<Divided extends { status: OrderStatus }>(orders: readonly Divided[]) {
  return {
    active: orders.filter(({ status }) => !isPastStatus(status)),
    past: orders.filter(({ status }) => isPastStatus(status)),
  };
}
