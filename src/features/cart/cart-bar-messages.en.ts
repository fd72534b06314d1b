import { plural } from '../../domain/plural.ts';

export const messages = {
  extra: 'plus delivery and tax',
  viewCart: 'View cart',
  facts: (count: number, price: string) =>
    plural(count, { one: `1 item · ${price}`, other: `${count} items · ${price}` }),
};
