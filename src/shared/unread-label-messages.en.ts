import { plural } from '../domain/plural.ts';

export const messages = {
  withUnread: (name: string, count: number) =>
    plural(count, {
      one: `${name}, 1 unread message`,
      other: `${name}, ${count} unread messages`,
    }),
};
