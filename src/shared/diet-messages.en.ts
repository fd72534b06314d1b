import { plural } from '../domain/plural.ts';

export const messages = {
  diet: 'Diet',
  vegMode: 'Veg mode',
  allergens: 'Allergens',
  avoiding: (count: number) =>
    plural(count, { one: 'Avoiding 1 allergen', other: `Avoiding ${count} allergens` }),
};
