/** The names of restaurants, dishes and cuisines in the language of this build. */
import { language } from '../domain/language.en.ts';
import { messages } from './names.en.ts';

function find(names: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(names, key) ? names[key] : undefined;
}

/**
 * Returns a dish's name as a cart or an order stores it. If it is stored in another language, returns the dish's
 * name in this one, unless no menu has a dish with this ID.
 */
export function dishName(id: string, stored: string): string {
  if (language.script.test(stored)) return stored;
  return find(messages.dishes, id) ?? stored;
}

/** Returns a restaurant's name as a cart or an order stores it, translated like the name of a dish. */
export function restaurantName(id: string, stored: string): string {
  if (language.script.test(stored)) return stored;
  return find(messages.restaurants, id) ?? stored;
}

/**
 * Returns the name of a cuisine, or of the option for all cuisines.
 *
 * @param cuisine the cuisine as restaurants, filters and carts store it, in every language. If it is unknown,
 *   the function returns it unchanged.
 */
export function cuisineName(cuisine: string): string {
  return find(messages.cuisines, cuisine) ?? cuisine;
}
