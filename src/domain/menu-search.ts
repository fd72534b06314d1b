import type { MenuItem } from './entities.ts';
import { normalize, wordsOf } from './normalize.ts';

/** Returns the dishes whose name, description or category contains each word of the search. */
export function searchMenu(menu: readonly MenuItem[], search: string): readonly MenuItem[] {
  const words = wordsOf(search);
  if (words.length === 0) return menu;
  return menu.filter(({ name, description, category }) => {
    const text = normalize([name, description, category].join('\n'));
    return words.every((word) => text.includes(word));
  });
}
