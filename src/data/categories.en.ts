import type { MenuCategory } from '../domain/entities.ts';

/** The names of the menu categories, and of the tab that shows the dishes of all categories. */
export const messages = {
  all: 'all',
  Pizza: 'Pizza',
  Pasta: 'Pasta',
  Salad: 'Salad',
  Appetizer: 'Appetizer',
} satisfies Record<'all' | MenuCategory, string>;
