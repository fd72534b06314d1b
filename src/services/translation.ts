/**
 * Translates what the browser stores, as it is read: a cart and an order contain the names that the customer read.
 * A name that is in this language stays, because a receipt shows what a dish was called at that time.
 */
import { translateDriver } from '../data/drivers.ts';
import { dishName, restaurantName } from '../data/names.ts';
import type { Cart, CartItem, Order } from '../domain/entities.ts';
import { language } from '../domain/language.en.ts';

function translateItem(item: CartItem): CartItem {
  return { ...item, name: dishName(item.id, item.name) };
}

function translateRestaurant<Restaurant extends { id: string; name: string }>(
  restaurant: Restaurant,
): Restaurant {
  return { ...restaurant, name: restaurantName(restaurant.id, restaurant.name) };
}

export function translateCart({ restaurant, items }: Cart): Cart {
  return {
    restaurant: restaurant && translateRestaurant(restaurant),
    items: items.map(translateItem),
  };
}

export function translateOrder(order: Order): Order {
  const { code } = language;
  if ((order.language ?? 'en') === code) return order;
  return {
    ...order,
    language: code,
    restaurant: translateRestaurant(order.restaurant),
    items: order.items.map(translateItem),
    driver: translateDriver(order.driver),
  };
}
