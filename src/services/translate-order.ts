import { translateDriver } from '../data/drivers.ts';
import { dishName, restaurantName } from '../data/names.ts';
import type { CartItem, Order } from '../domain/entities.ts';
import { language } from '../domain/language.en.ts';

function translateItem(item: CartItem): CartItem {
  return { ...item, name: dishName(item.id, item.name) };
}

/**
 * Returns an order with the names of the current language. An order that was placed in this language keeps
 * its names, because it shows what the dishes were called at that time.
 */
export function translateOrder(order: Order): Order {
  const { code } = language;
  if ((order.language ?? 'en') === code) return order;
  const { restaurant } = order;
  return {
    ...order,
    language: code,
    restaurant: { ...restaurant, name: restaurantName(restaurant.id, restaurant.name) },
    items: order.items.map(translateItem),
    driver: translateDriver(order.driver),
  };
}
