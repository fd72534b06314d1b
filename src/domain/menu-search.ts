import type { MenuItem } from './entities.ts';
import { matches, termsOf, toDishText } from './search-terms.ts';

/**
 * Returns the dishes whose name, description, category, properties or other names contain each word of the
 * search.
 *
 * @param otherNamesOf returns a dish's other names, such as its name in another language
 */
export function searchMenu(
  menu: readonly MenuItem[],
  search: string,
  otherNamesOf: (dish: MenuItem) => readonly string[],
): readonly MenuItem[] {
  const terms = termsOf(search);
  if (terms.length === 0) return menu;
  return menu.filter((dish) => {
    const text = toDishText(dish, [dish.name, dish.description, ...otherNamesOf(dish)]);
    return terms.every((term) => matches(text, term));
  });
}
