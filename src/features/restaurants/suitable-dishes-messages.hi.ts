import { plural } from '../../domain/plural.ts';
import type { messages as english } from './suitable-dishes-messages.en.ts';

export const messages: typeof english = {
  veg: (count) => plural(count, { one: `${count} वेज डिश`, other: `${count} वेज डिशें` }),
  vegWithout: (count, allergens) =>
    plural(count, {
      one: `${count} वेज डिश जिसमें ${allergens} नहीं`,
      other: `${count} वेज डिशें जिनमें ${allergens} नहीं`,
    }),
  without: (count, allergens) =>
    plural(count, {
      one: `${count} डिश जिसमें ${allergens} नहीं`,
      other: `${count} डिशें जिनमें ${allergens} नहीं`,
    }),
};
