import Box from '@mui/material/Box';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { Order } from '../../domain/entities.ts';
import { accessTo } from '../../domain/order-access.ts';
import { AuthModalActor } from '../../shared/auth-modal.ts';
import { Placeholder } from '../../shared/Placeholder.tsx';
import { SessionActor, useUser } from '../../shared/session.ts';
import { AfterDelivery } from './AfterDelivery.tsx';
import { CancellationOffer } from './CancellationOffer.tsx';
import { CustomerTracking } from './CustomerTracking.tsx';
import { DeliveryMap } from './DeliveryMap.tsx';
import { DeliveryProgress } from './DeliveryProgress.tsx';
import { DriverCard } from './DriverCard.tsx';
import { orderColumn, orderColumns } from './order-layout.ts';
import { OrderTrackingCard } from './OrderTrackingCard.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { StatusHeader } from './StatusHeader.tsx';
import { TrackingNote } from './TrackingNote.tsx';
import { useCountdown } from './use-countdown.ts';
import type { CountdownRef } from './use-countdown.ts';

type OrderSideProps = { order: Order; countdown: CountdownRef };

/** Shows the driver and the order's contents. Signed-in customers see them in the tracking card. */
function OrderSide({ order, countdown }: OrderSideProps) {
  const isDelivered = useSelector(countdown, (snapshot) => snapshot.matches('delivered'));
  const user = useUser();
  const isUnknown = SessionActor.useSelector((session) => session.hasTag('unknown'));
  const authModal = AuthModalActor.useActorRef();
  if (user && accessTo(order, user).mayChat) {
    return <CustomerTracking key={user.uid} order={order} user={user} countdown={countdown} />;
  }
  if (user) {
    return (
      <OrderTrackingCard
        order={order}
        countdown={countdown}
        note="Another customer placed this order. Only they can chat with the driver."
      />
    );
  }
  const signIn = () => authModal.send({ type: 'auth.opened', mode: 'login' });
  return (
    <OrderSheet>
      <DriverCard
        driver={order.driver}
        {...(!isUnknown && { onMessage: signIn, note: 'Sign in to chat with your driver.' })}
      />
      <OrderDetails order={order} isDelivered={isDelivered} />
      {isUnknown ? (
        <Placeholder sx={{ borderRadius: 0 }}>
          <OrderStatus status="preparing" estimate="25-30 min" />
        </Placeholder>
      ) : (
        <TrackingNote onSignIn={signIn} />
      )}
    </OrderSheet>
  );
}

/**
 * Shows a found order with the map, the remaining time, the driver and the contents. It is memoised, so that
 * typing another ID does not render it again.
 */
export const TrackedOrder = memo(function TrackedOrder({ order }: { order: Order }) {
  const countdown = useCountdown(Date.parse(order.estimatedDelivery));
  const isDelivered = useSelector(countdown, (snapshot) => snapshot.matches('delivered'));
  return (
    <Box sx={orderColumns}>
      <Box sx={orderColumn}>
        <DeliveryMap order={order} isDelivered={isDelivered}>
          <StatusHeader countdown={countdown}>
            <DeliveryProgress countdown={countdown} placedAt={Date.parse(order.createdAt)} />
            <CancellationOffer order={order} countdown={countdown} />
            {isDelivered && <AfterDelivery order={order} />}
          </StatusHeader>
        </DeliveryMap>
      </Box>
      <OrderSide order={order} countdown={countdown} />
    </Box>
  );
});
