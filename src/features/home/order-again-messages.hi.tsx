import type { messages as english } from './order-again-messages.en.tsx';

export const messages: typeof english = {
  title: 'फिर से ऑर्डर करें',
  seeAllOrders: 'सभी ऑर्डर देखें',
  lastOrder: (price) => <>पिछला ऑर्डर: {price}</>,
  reorder: 'फिर से ऑर्डर करें',
  reorderFrom: (restaurant, orderId) => `फिर से ऑर्डर करें: ${restaurant}, ऑर्डर ${orderId}`,
};
