import { messages as categories } from './categories.en.ts';
import { messages as names } from './names.en.ts';
import type { messages as english } from './search-names.en.ts';

export const messages: typeof english = { ...names, categories };
