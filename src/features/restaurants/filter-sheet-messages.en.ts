import { plural } from '../../domain/plural.ts';

export const messages = {
  title: 'Sort and filter',
  close: 'Close filters',
  diet: 'Diet',
  restaurants: 'Restaurants',
  show: (count: number) =>
    plural(count, { one: 'Show 1 restaurant', other: `Show ${count} restaurants` }),
};
