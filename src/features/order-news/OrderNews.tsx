import { useOrderNews } from './use-order-news.ts';

/** What a customer is told in the tab's title, on the app's badge and by notification: nothing on the page. */
export function OrderNews({ userId }: { userId: string }) {
  useOrderNews(userId);
  return null;
}
