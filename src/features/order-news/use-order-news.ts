import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromCallback } from 'xstate';
import { orderNewsMachine } from '../../../machines/order-news.ts';
import type { OrderNewsEvent } from '../../../machines/order-news.ts';
import { driverMessageTimes, watchChats } from '../../services/chats.ts';
import { watchLooking } from '../../services/looking.ts';
import { ordersOf, watchOrders } from '../../services/orders.ts';
import { useActorRef } from '../../shared/actors.ts';
import { follow } from '../../shared/customer-records.ts';
import { SeenMessagesContext } from '../../shared/seen-messages.ts';
import { recentOrderIds } from '../../shared/use-unread-messages.ts';
import { newsTeller } from './tell-news.ts';

const startNow = () => ({ now: Date.now(), orders: [], seen: null });

/** Tells a customer what happens to their orders; for another customer, mount it anew. */
export function useOrderNews(userId: string): void {
  const record = SeenMessagesContext.useActorRef();
  const navigate = useNavigate();
  const machine = useMemo(() => {
    const tell = newsTeller((path) => void navigate(path));
    return orderNewsMachine.provide({
      actors: {
        newsListener: fromCallback<OrderNewsEvent>(({ sendBack }) => {
          const report = () => {
            const ids = recentOrderIds(userId);
            const messages = Object.fromEntries(ids.map((id) => [id, driverMessageTimes(id)]));
            const orders = ordersOf(userId).filter(({ id }) => ids.includes(id));
            sendBack({ type: 'news.changed', orders, messages });
          };
          report();
          const ends = [watchChats(report), watchOrders(report)];
          return () => {
            for (const end of ends) end();
          };
        }),
        seenListener: fromCallback<OrderNewsEvent>(({ sendBack }) =>
          follow(
            record,
            (snapshot) => (snapshot.hasTag('loading') ? null : snapshot.context.value),
            (seen) => sendBack({ type: 'news.seenChanged', seen }),
          ),
        ),
        clock: fromCallback<OrderNewsEvent>(({ sendBack }) => {
          const end = watchLooking((now, isLooking) =>
            sendBack({ type: 'news.ticked', now, isLooking }),
          );
          return () => {
            end();
            // Who signs out leaves nothing behind.
            tell({ items: [], deliveries: 0, unread: 0 });
          };
        }),
      },
      actions: { tell: (_, news) => tell(news) },
    });
  }, [userId, record, navigate]);
  const input = useMemo(() => startNow(), []);
  useActorRef(machine, { input });
}
