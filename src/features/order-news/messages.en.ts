import type { NewsItem } from '../../domain/order-news.ts';

type Notification = { title: string; body: (restaurant: string) => string };

export const messages = {
  /** Comes before the page's title in the title of the tab. */
  deliveredPrefix: 'Delivered! ',
  notifications: {
    delivered: {
      title: 'Delivered!',
      body: (restaurant: string) => `Your order from ${restaurant} has arrived.`,
    },
    message: {
      title: 'New message from your driver',
      body: (restaurant: string) => `It’s about your order from ${restaurant}.`,
    },
  } satisfies Record<NewsItem['kind'], Notification>,
};
