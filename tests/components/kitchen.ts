/** Two of the sample restaurants and a dish of each, as the cart knows them. */
import type { Cart, CartItem, Restaurant, RestaurantSummary } from '../../machines/entities.ts';
import { menus } from '../../src/data/menus.ts';
import { restaurants } from '../../src/data/restaurants.ts';

type Dish = Omit<CartItem, 'quantity'>;

export function sampleRestaurant(id: string): Restaurant {
  const found = restaurants.find((restaurant) => restaurant.id === id);
  if (!found) throw new Error(`There is no restaurant ${id}.`);
  return found;
}

function summary(id: string): RestaurantSummary {
  const { name, cuisine } = sampleRestaurant(id);
  return { id, name, cuisine };
}

function firstDish(restaurantId: string): Dish {
  const dish = menus[restaurantId]?.[0];
  if (!dish) throw new Error(`${restaurantId} has no dishes.`);
  const { id, name, price, priceINR } = dish;
  return { id, name, price, priceINR };
}

export const coal = summary('coal-and-rumali');
export const dastan = summary('dastan-e-zafran');
export const coalDish = firstDish(coal.id);
export const dastanDish = firstDish(dastan.id);

export function cartOf(restaurant: RestaurantSummary, dish: Dish, quantity: number): Cart {
  return { restaurant, items: [{ ...dish, quantity }] };
}

/** What the browser has stored under a key. */
export function stored(key: string): unknown {
  const text = localStorage.getItem(key);
  return text === null ? null : JSON.parse(text);
}

export function store(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
}
