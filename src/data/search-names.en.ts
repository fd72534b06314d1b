import { messages as categories } from './categories.hi.ts';
import { messages as names } from './names.hi.ts';

/** The names in the other language, by which a search also finds dishes and restaurants. */
export const messages = { ...names, categories };
