import { menus } from '../../data/menus.ts';
import { restaurants } from '../../data/restaurants.ts';
import {
  cuisineOptions,
  indexRestaurants,
  vegetarianPart,
} from '../../domain/restaurant-search.ts';

/** The search among the restaurants of FoodDash. */
export const restaurantSearch = indexRestaurants(restaurants, menus);

const vegetarian = vegetarianPart(restaurants, menus);

/** In veg mode: among vegetarian dishes, and the kitchens that have any. */
export const vegetarianSearch = indexRestaurants(vegetarian.restaurants, vegetarian.menus);

/** Every cuisine to choose from: the specification's first. */
export const cuisines: readonly string[] = [...cuisineOptions, ...restaurantSearch.ownCuisines];
