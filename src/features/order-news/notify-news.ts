import type { News, NewsItem } from '../../domain/order-news.ts';
import { trackingPath } from '../../domain/order-id.ts';
import { announce, withdraw } from '../../services/notifications.ts';
import type { Announcement } from '../../services/notifications.ts';
import { setTitlePrefix } from '../../services/tab-title.ts';
import { messages } from './messages.en.ts';

function announcementOf({ kind, orderId, restaurantName, at }: NewsItem): Announcement {
  const { title, body } = messages.notifications[kind];
  return {
    tag: `${kind}-${orderId}`,
    key: `${kind}-${orderId}-${at}`,
    path: trackingPath(orderId),
    title,
    body: body(restaurantName),
  };
}

function titlePrefix({ deliveries, unread }: News): string {
  if (deliveries > 0) return messages.deliveredPrefix;
  return unread > 0 ? `(${unread}) ` : '';
}

function setBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // The browser may reject a badge for an app that is not installed.
  navigator.setAppBadge(count).catch(() => {});
}

/**
 * Returns a function that shows a customer's news. The function shows each notification once. The title
 * prefix and the badge stay until the news is out of date.
 *
 * @param open opens a page of the app
 */
export function createNewsNotifier(open: (path: string) => void): (news: News) => void {
  const shownKeys = new Map<string, string>();
  let count = 0;
  // Notifications are shown and closed one after another, because a notification must be shown before it can
  // be closed.
  let queue = Promise.resolve();
  const then = (step: () => Promise<void>) => {
    queue = queue
      .then(step)
      .catch((error: unknown) => console.warn('A notification was not shown.', error));
  };
  return (news) => {
    setTitlePrefix(titlePrefix(news));
    const next = news.deliveries + news.unread;
    if (next !== count) setBadge(next);
    count = next;
    const announcements = news.items.map(announcementOf);
    for (const tag of shownKeys.keys()) {
      if (announcements.some((announcement) => announcement.tag === tag)) continue;
      shownKeys.delete(tag);
      then(() => withdraw(tag));
    }
    for (const announcement of announcements) {
      if (shownKeys.get(announcement.tag) === announcement.key) continue;
      shownKeys.set(announcement.tag, announcement.key);
      then(() => announce(announcement, open));
    }
  };
}
