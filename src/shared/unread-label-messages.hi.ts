import { plural } from '../domain/plural.ts';
import type { messages as english } from './unread-label-messages.en.ts';

export const messages: typeof english = {
  withUnread: (name, count) =>
    plural(count, {
      one: `${name}, ${count} नया संदेश`,
      other: `${name}, ${count} नए संदेश`,
    }),
};
