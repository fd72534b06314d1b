import type { Order } from './entities.ts';
import type { SeenMessages } from './seen-messages.ts';
import { unreadCount, unreadTimes } from './unread-messages.ts';
import type { DriverMessages } from './unread-messages.ts';

/** The facts that decide which news to report. */
export type NewsFacts = {
  orders: Order[];
  messages: DriverMessages;
  seen: SeenMessages | null;
  /** The current time, in milliseconds since the epoch. */
  now: number;
  /** The time when the customer last looked at FoodDash in any tab, in milliseconds since the epoch. */
  lookedAt: number;
  isLooking: boolean;
};

/** An event that the customer has not seen, because they were not looking at FoodDash. */
export type NewsItem = {
  kind: 'delivered' | 'message';
  orderId: string;
  restaurantName: string;
  /** The time of the event, in milliseconds since the epoch. */
  at: number;
};

/** The events to report, and the numbers for the title of the tab and the badge of the app. */
export type News = { items: NewsItem[]; deliveries: number; unread: number };

/** Returns the news to report. Cancelled orders have no news. */
export function newsOf({ orders, messages, seen, now, lookedAt, isLooking }: NewsFacts): News {
  const current = orders.filter(({ status }) => status !== 'cancelled');
  const items = current.flatMap(({ id, status, restaurant, estimatedDelivery }): NewsItem[] => {
    const due = Date.parse(estimatedDelivery);
    // While the customer is looking, `lookedAt` is the current time, so no delivery counts as missed.
    const isNews = status !== 'delivered' && lookedAt < due && due <= now;
    const missed = unreadTimes({ messages, seen, now }, id).filter(
      (written) => !isLooking && written > lookedAt,
    );
    const toNewsItem = (kind: NewsItem['kind'], at: number): NewsItem => ({
      kind,
      orderId: id,
      restaurantName: restaurant.name,
      at,
    });
    return [
      isNews ? toNewsItem('delivered', due) : [],
      missed.length > 0 ? toNewsItem('message', Math.max(...missed)) : [],
    ].flat();
  });
  return {
    items,
    deliveries: items.filter(({ kind }) => kind === 'delivered').length,
    unread: current.reduce((sum, { id }) => sum + unreadCount({ messages, seen, now }, id), 0),
  };
}
