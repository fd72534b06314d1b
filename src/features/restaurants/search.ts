import { menus } from '../../data/menus.ts';
import { restaurants } from '../../data/restaurants.ts';
import { otherNames } from '../../data/search-names.ts';
import {
  cuisineOptions,
  indexRestaurants,
  initialFilter,
  vegetarianPart,
} from '../../domain/restaurant-search.ts';

/** The index for searching all restaurants and their dishes. */
export const restaurantSearch = indexRestaurants(restaurants, menus, otherNames);

const vegetarian = vegetarianPart(restaurants, menus);

/** The index for searching in veg mode. It contains only veg dishes, and the restaurants that have any. */
export const vegetarianSearch = indexRestaurants(
  vegetarian.restaurants,
  vegetarian.menus,
  otherNames,
);

const { countOf } = restaurantSearch.find(initialFilter);
const isServed = (cuisine: string) => countOf(cuisine) > 0;

/** The cuisines to choose from. The specification's cuisines that no restaurant serves come last. */
export const cuisines: readonly string[] = [
  ...cuisineOptions.filter(isServed),
  ...restaurantSearch.ownCuisines,
  ...cuisineOptions.filter((cuisine) => !isServed(cuisine)),
];
