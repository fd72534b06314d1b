import type { messages as english } from './cart-bar-messages.en.ts';

export const messages: typeof english = {
  extra: 'डिलीवरी और टैक्स अलग',
  viewCart: 'कार्ट देखें',
  facts: (count, price) => `${count} आइटम · ${price}`,
};
