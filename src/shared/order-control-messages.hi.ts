import type { messages as english } from './order-control-messages.en.ts';

export const messages: typeof english = {
  addToCart: (dish) => `जोड़ें: ${dish}`,
  quantity: (dish) => `${dish} की संख्या`,
  decrease: (dish) => `एक कम करें: ${dish}`,
  increase: (dish) => `एक और जोड़ें: ${dish}`,
};
