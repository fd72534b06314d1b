import type { MenuItem, Restaurant } from '../domain/entities.ts';
import { menus } from './menus.ts';
import { restaurants } from './restaurants.ts';

export type PopularDish = { restaurant: Restaurant; item: MenuItem };

/**
 * The IDs of the popular dishes. Every second dish is veg. All dishes are of different kinds and from
 * restaurants that are open.
 */
const ids = [
  'chatpati-toli-vada-pav',
  'neem-and-nigella-butter-chicken-pizza',
  'chatpati-toli-samosa-pair',
  'coal-and-rumali-chicken-seekh-roll',
  'dastan-e-zafran-navratan-korma-penne',
  'neem-and-nigella-half-tandoori-chicken',
];

const vegetarianIds = [
  'chatpati-toli-vada-pav',
  'neem-and-nigella-paneer-tikka-pizza',
  'chatpati-toli-samosa-pair',
  'coal-and-rumali-paneer-kathi-roll',
  'dastan-e-zafran-navratan-korma-penne',
  'neem-and-nigella-hara-bhara-kebab',
];

const dishes = new Map<string, PopularDish>(
  restaurants.flatMap((restaurant) =>
    (menus[restaurant.id] ?? []).map((item) => [item.id, { restaurant, item }] as const),
  ),
);

/** The dishes that the home page suggests for a first order. */
export const popularDishes = ids.flatMap((id) => dishes.get(id) ?? []);

/** The dishes that the home page suggests for a first order in veg mode. */
export const popularVegetarianDishes = vegetarianIds.flatMap((id) => dishes.get(id) ?? []);
