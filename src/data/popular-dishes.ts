import type { MenuItem, Restaurant } from '../../machines/entities.ts';
import { menus } from './menus.ts';
import { restaurants } from './restaurants.ts';

export type PopularDish = { restaurant: Restaurant; item: MenuItem };

/** No two of one kind, from kitchens that are open. */
const ids = [
  'neem-and-nigella-butter-chicken-pizza',
  'coal-and-rumali-chicken-seekh-roll',
  'chatpati-toli-vada-pav',
  'dastan-e-zafran-biryani-arancini',
  'neem-and-nigella-half-tandoori-chicken',
  'chatpati-toli-samosa-pair',
];

const dishes = new Map<string, PopularDish>(
  restaurants.flatMap((restaurant) =>
    (menus[restaurant.id] ?? []).map((item) => [item.id, { restaurant, item }] as const),
  ),
);

/** What the home page offers for a first order. */
export const popularDishes = ids.flatMap((id) => dishes.get(id) ?? []);
