import { plural } from '../../domain/plural.ts';

export const messages = {
  veg: (count: number) => plural(count, { one: '1 veg dish', other: `${count} veg dishes` }),
  vegWithout: (count: number, allergens: string) =>
    plural(count, {
      one: `1 veg dish without ${allergens}`,
      other: `${count} veg dishes without ${allergens}`,
    }),
  without: (count: number, allergens: string) =>
    plural(count, {
      one: `1 dish without ${allergens}`,
      other: `${count} dishes without ${allergens}`,
    }),
};
