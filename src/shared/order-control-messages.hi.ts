import type { messages as english } from './order-control-messages.en.ts';

export const messages: typeof english = {
  addAt: (price) => `जोड़ें · ${price}`,
  addDishAt: (price, dish) => `जोड़ें · ${price}, ${dish}`,
  addToCart: (dish) => `जोड़ें: ${dish}`,
  closed: 'बंद',
  cannotAdd: (dish) => `बंद है। अभी ${dish} जोड़ना संभव नहीं है।`,
  quantity: (dish) => `${dish} की संख्या`,
  decrease: (dish) => `${dish} की संख्या घटाएँ`,
  increase: (dish) => `${dish} की संख्या बढ़ाएँ`,
};
