import { menus } from '../../data/menus.ts';
import { restaurants } from '../../data/restaurants.ts';
import { cuisineOptions, indexRestaurants } from '../../domain/restaurant-search.ts';

/** The search among the restaurants of FoodDash. */
export const restaurantSearch = indexRestaurants(restaurants, menus);

/** Every cuisine to choose from: the specification's first. */
export const cuisines: readonly string[] = [...cuisineOptions, ...restaurantSearch.ownCuisines];
