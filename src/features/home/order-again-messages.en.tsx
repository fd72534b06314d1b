import type { ReactNode } from 'react';

export const messages = {
  title: 'Order again',
  seeAllOrders: 'See all orders',
  lastOrder: (price: ReactNode) => <>Last order: {price}</>,
  reorder: 'Reorder',
  reorderFrom: (restaurant: string, orderId: string) =>
    `Reorder from ${restaurant}, order ${orderId}`,
};
