import Box from '@mui/material/Box';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Order, User } from '../../../machines/entities.ts';
import { sampleDriverEta } from '../../data/drivers.ts';
import { readChatAhead } from '../../services/chats.ts';
import { preloadLongList } from '../../shared/LongList.tsx';
import { Overlay } from '../../shared/Overlay.tsx';
import { preloadable, preloadWhenSettled } from '../../shared/preloadable.tsx';
import { DriverCard } from './DriverCard.tsx';
import { OrderCard } from './OrderCard.tsx';
import type { CountdownRef } from './use-countdown.ts';
import { useDriverChat } from './use-driver-chat.ts';

const { Component: DriverChatDialog, preload } = preloadable(
  async () => (await import('./DriverChatDialog.tsx')).DriverChatDialog,
);

/** Milliseconds until the driver answers: from the driver card, and from the tracking card. */
const DIALOG_REPLY_DELAY = 1000;
const drawCardReplyDelay = () => 2000 + Math.random() * 2000;

type CustomerTrackingProps = { order: Order; user: User; countdown: CountdownRef };

/** What a signed-in customer has besides: the tracking card and the chat. */
export function CustomerTracking({ order, user, countdown }: CustomerTrackingProps) {
  const chat = useDriverChat(order.id);
  const isChatOpen = useSelector(chat, (snapshot) => snapshot.hasTag('open'));
  const openChat = (replyDelay: number) => chat.send({ type: 'chat.opened', replyDelay });
  // A customer who follows an order may well write to the driver.
  useEffect(
    () =>
      preloadWhenSettled(async () => {
        const reading = readChatAhead(order.id);
        await preload();
        await preloadLongList(await reading);
      }),
    [order.id],
  );
  return (
    <>
      <DriverCard driver={order.driver} onMessage={() => openChat(DIALOG_REPLY_DELAY)} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <OrderCard
          order={order}
          countdown={countdown}
          onChat={() => openChat(drawCardReplyDelay())}
        />
      </Box>
      <Overlay isOpen={isChatOpen}>
        <DriverChatDialog
          chat={chat}
          user={user}
          orderId={order.id}
          driverName={order.driver.name}
          eta={sampleDriverEta}
        />
      </Overlay>
    </>
  );
}
