import type { messages as english } from './dish-sheet-messages.en.ts';

export const messages: typeof english = {
  close: 'डिश की जानकारी बंद करें',
  allergens: 'एलर्जी वाली चीज़ें',
  add: (count, price) => (count === 1 ? `जोड़ें · ${price}` : `${count} जोड़ें · ${price}`),
  addDish: (count, price, dish) =>
    count === 1 ? `जोड़ें · ${price}, ${dish}` : `${count} जोड़ें · ${price}, ${dish}`,
  closed: 'बंद',
  cannotAdd: (dish) => `बंद है। अभी ${dish} को कार्ट में नहीं जोड़ा जा सकता।`,
};
