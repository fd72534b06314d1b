import { menus } from '../../data/menus.ts';
import { restaurants } from '../../data/restaurants.ts';
import { cuisineOptions, indexRestaurants } from '../../domain/restaurant-search.ts';

/** The search among the restaurants of FoodDash. */
export const restaurantSearch = indexRestaurants(restaurants, menus);

const vegetarianMenus = Object.fromEntries(
  Object.entries(menus).map(([id, menu]) => [id, menu.filter((dish) => dish.isVegetarian)]),
);

/** In veg mode: among vegetarian dishes, and the kitchens that have any. */
export const vegetarianSearch = indexRestaurants(
  restaurants.filter(({ id }) => (vegetarianMenus[id] ?? []).length > 0),
  vegetarianMenus,
);

/** Every cuisine to choose from: the specification's first. */
export const cuisines: readonly string[] = [...cuisineOptions, ...restaurantSearch.ownCuisines];
