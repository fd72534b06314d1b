import type { messages as english } from './suitable-dishes-messages.en.ts';

export const messages: typeof english = {
  veg: (count) => `${count} वेज डिश`,
  vegWithout: (count, allergens) => `बिना ${allergens} की ${count} वेज डिश`,
  without: (count, allergens) => `बिना ${allergens} की ${count} डिश`,
};
