import { restaurantName } from '../data/names.ts';
import type { Order } from '../domain/entities.ts';

/** Returns an order with its restaurant's name in the language of this build. */
export function withRestaurantName(order: Order): Order {
  const { id, name } = order.restaurant;
  return { ...order, restaurant: { id, name: restaurantName(id, name) } };
}
