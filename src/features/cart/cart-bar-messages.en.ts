import { plural } from '../../domain/plural.ts';

export const messages = {
  viewCart: 'View cart',
  facts: (count: number, price: string) =>
    plural(count, { one: `1 item · ${price}`, other: `${count} items · ${price}` }),
};
