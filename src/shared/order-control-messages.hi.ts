import type { messages as english } from './order-control-messages.en.ts';

export const messages: typeof english = {
  addAt: (price) => `जोड़ें · ${price}`,
  addDishAt: (price, dish) => `जोड़ें · ${price}, ${dish}`,
  addToCart: (dish) => `जोड़ें: ${dish}`,
  closed: 'बंद',
  cannotAdd: (dish) => `बंद है। अभी ${dish} को कार्ट में नहीं जोड़ा जा सकता।`,
  quantity: (dish) => `${dish} की संख्या`,
  decrease: (dish) => `एक कम करें: ${dish}`,
  increase: (dish) => `एक और जोड़ें: ${dish}`,
};
