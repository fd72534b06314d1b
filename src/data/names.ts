/** The names of restaurants, dishes and cuisines in the language of this build. */
import { language } from '../domain/language.en.ts';
import { messages } from './names.en.ts';

function find(names: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(names, key) ? names[key] : undefined;
}

/**
 * Returns the name of a dish in a cart or an order. A stored name in another language is replaced with the
 * dish's name in this build's language. If no menu has a dish with this ID, the stored name stays.
 */
export function dishName(id: string, stored: string): string {
  if (language.script.test(stored)) return stored;
  return find(messages.dishes, id) ?? stored;
}

/** Returns the name of a restaurant in a cart or an order, translated like the name of a dish. */
export function restaurantName(id: string, stored: string): string {
  if (language.script.test(stored)) return stored;
  return find(messages.restaurants, id) ?? stored;
}

/**
 * Returns the name of a cuisine, or of the option for all cuisines.
 *
 * @param cuisine the English name, which restaurants, filters and carts store in every language. The function
 *   returns an unknown name unchanged.
 */
export function cuisineName(cuisine: string): string {
  return find(messages.cuisines, cuisine) ?? cuisine;
}
