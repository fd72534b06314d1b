import Box from '@mui/material/Box';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Order, User } from '../../domain/entities.ts';
import { restaurants } from '../../data/restaurants.ts';
import { minutesUntil } from '../../domain/duration.ts';
import { accessTo } from '../../domain/order-access.ts';
import { LoadErrorNotice } from '../../shared/LoadError.tsx';
import { loadable } from '../../shared/loadable.tsx';
import { moveFocusOnRemoval } from '../../shared/move-focus-on-removal.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { useUnreadCount } from '../../shared/use-unread-messages.ts';
import { OrderTrackingCard } from './OrderTrackingCard.tsx';
import { OrderSharing } from './OrderSharing.tsx';
import type { CountdownRef } from './use-countdown.ts';
import { useDriverChat } from './use-driver-chat.ts';

const DriverChatDialog = loadable(
  async () => (await import('./DriverChatDialog.tsx')).DriverChatDialog,
);

const OrderNotifications = loadable(
  async () => (await import('./OrderNotifications.tsx')).OrderNotifications,
);

type CustomerTrackingProps = { order: Order; user: User; countdown: CountdownRef };

/** Shows the tracking card and the chat of a customer's own order. */
export function CustomerTracking({ order, user, countdown }: CustomerTrackingProps) {
  const chat = useDriverChat(order.id, user);
  const ownId = useCallback(() => [order.id], [order.id]);
  const unreadMessages = useUnreadCount(ownId)(order.id);
  const { mayShare, mayBeNotified } = accessTo(order, user);
  const isRestaurantKnown = restaurants.some(({ id }) => id === order.restaurant.id);
  const isChatOpen = useSelector(chat, (snapshot) => snapshot.hasTag('open'));
  const minutes = useSelector(countdown, ({ context }) =>
    minutesUntil(context.deadline, context.now),
  );
  const closeChat = () => chat.send({ type: 'chat.closed' });
  return (
    <>
      <OrderTrackingCard
        order={order}
        countdown={countdown}
        unreadMessages={unreadMessages}
        onMessage={() => chat.send({ type: 'chat.opened', from: 'driverCard' })}
        onChat={() => chat.send({ type: 'chat.opened', from: 'trackingCard' })}
      >
        {mayShare && isRestaurantKnown && <OrderSharing order={order} />}
        {mayBeNotified && (
          // This section reserves room until the code of its content has loaded.
          <Box
            ref={moveFocusOnRemoval}
            component="section"
            // The section gets the focus when its button disappears.
            tabIndex={-1}
            aria-labelledby="notifications-title"
            sx={{ minHeight: { xs: 113, sm: 101, md: 121 } }}
          >
            <PartBoundary failure={null}>
              <OrderNotifications />
            </PartBoundary>
          </Box>
        )}
      </OrderTrackingCard>
      <PartBoundary failure={isChatOpen && <LoadErrorNotice onDismiss={closeChat} />}>
        <DriverChatDialog
          chat={chat}
          orderId={order.id}
          driverName={order.driver.name}
          minutes={minutes}
        />
      </PartBoundary>
    </>
  );
}
