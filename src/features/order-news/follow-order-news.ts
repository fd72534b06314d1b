import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CustomerRecordMachine } from '../../../machines/customer-record.ts';
import { newsOf } from '../../domain/order-news.ts';
import type { NewsFacts } from '../../domain/order-news.ts';
import type { SeenMessages, SeenMessagesOperation } from '../../domain/seen-messages.ts';
import { driverMessageTimes, watchChats } from '../../services/chats.ts';
import { watchVisibility } from '../../services/visibility.ts';
import { ordersOf, watchOrders } from '../../services/orders.ts';
import { recentOrderIds } from '../../shared/use-unread-messages.ts';
import { createNewsNotifier } from './notify-news.ts';

function ordersAndMessages(userId: string): Pick<NewsFacts, 'orders' | 'messages'> {
  const ids = recentOrderIds(userId);
  return {
    orders: ordersOf(userId).filter(({ id }) => ids.includes(id)),
    messages: Object.fromEntries(ids.map((id) => [id, driverMessageTimes(id)])),
  };
}

/**
 * Notifies a customer about their orders, and withdraws notifications that are out of date.
 *
 * @param record the actor that stores the messages that the customer has read
 * @param open opens a page of the app
 * @returns a function that unsubscribes and withdraws all notifications
 */
export function followOrderNews(
  userId: string,
  record: ActorRefFrom<CustomerRecordMachine<SeenMessages, SeenMessagesOperation>>,
  open: (path: string) => void,
): () => void {
  const notify = createNewsNotifier(open);
  const now = Date.now();
  let facts: NewsFacts = {
    ...ordersAndMessages(userId),
    seen: null,
    now,
    lookedAt: now,
    isLooking: true,
  };
  const learn = (changed: Partial<NewsFacts>) => {
    facts = { ...facts, ...changed };
    notify(newsOf(facts));
  };
  const readAgain = () => learn(ordersAndMessages(userId));
  const readSeen = ({ context }: SnapshotFrom<typeof record>) =>
    learn({ seen: context.userId === userId ? context.value : null });
  const subscription = record.subscribe(readSeen);
  readSeen(record.getSnapshot());
  const ends = [
    watchChats(readAgain),
    watchOrders(readAgain),
    () => subscription.unsubscribe(),
    watchVisibility((time, isLooking) =>
      learn({ now: time, isLooking, ...(isLooking && { lookedAt: time }) }),
    ),
  ];
  return () => {
    for (const end of ends) end();
    notify({ items: [], deliveries: 0, unread: 0 });
  };
}
