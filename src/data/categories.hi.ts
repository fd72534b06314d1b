import type { messages as english } from './categories.en.ts';

export const messages: typeof english = {
  all: 'सभी',
  Pizza: 'पिज़्ज़ा',
  Pasta: 'पास्ता',
  Salad: 'सलाद',
  Appetizer: 'स्टार्टर',
};
