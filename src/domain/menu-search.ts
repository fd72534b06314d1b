import type { MenuItem } from './entities.ts';
import { normalize, wordsOf } from './normalize.ts';

/**
 * Returns the dishes whose name, description, category or other names contain each word of the search.
 *
 * @param otherNamesOf returns a dish's other names, such as its name in another language
 */
export function searchMenu(
  menu: readonly MenuItem[],
  search: string,
  otherNamesOf: (dish: MenuItem) => readonly string[] = () => [],
): readonly MenuItem[] {
  const words = wordsOf(search);
  if (words.length === 0) return menu;
  return menu.filter((dish) => {
    const { name, description, category } = dish;
    const text = normalize([name, description, category, ...otherNamesOf(dish)].join('\n'));
    return words.every((word) => text.includes(word));
  });
}
