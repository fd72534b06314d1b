import Box from '@mui/material/Box';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { Order } from '../../domain/entities.ts';
import { accessTo } from '../../domain/order-access.ts';
import { AuthModalActor } from '../../shared/app.ts';
import { Placeholder } from '../../shared/Placeholder.tsx';
import { SessionActor, useUser } from '../../shared/session.ts';
import { AfterDelivery } from './AfterDelivery.tsx';
import { ArrivalAnnouncement } from './ArrivalAnnouncement.tsx';
import { CancellationOffer } from './CancellationOffer.tsx';
import { CustomerTracking } from './CustomerTracking.tsx';
import { DeliveryMap } from './DeliveryMap.tsx';
import { DeliveryProgress } from './DeliveryProgress.tsx';
import { DriverCard } from './DriverCard.tsx';
import { MapNote } from './MapNote.tsx';
import { messages } from './messages.en.tsx';
import { deliveredOrder, followedByCustomer, orderOnItsWay } from './order-layout.ts';
import { OrderTrackingCard } from './OrderTrackingCard.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { StatusHeader } from './StatusHeader.tsx';
import { TrackingNote } from './TrackingNote.tsx';
import { useCountdown } from './use-countdown.ts';
import type { CountdownRef } from './use-countdown.ts';
import { useDriverRoute } from './use-driver-route.ts';

type OrderSideProps = { order: Order; countdown: CountdownRef };

/**
 * Shows the driver and the order's contents. For signed-in customers, they are part of the tracking card. The
 * component is memoised, because the page is rendered again whenever the driver moves.
 */
const OrderSide = memo(function OrderSide({ order, countdown }: OrderSideProps) {
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
        note={messages.driver.anotherCustomer}
      />
    );
  }
  const signIn = () => authModal.send({ type: 'auth.opened', mode: 'login' });
  const driver = (
    <DriverCard
      key="driver"
      driver={order.driver}
      isDelivered={isDelivered}
      {...(!isUnknown && { onMessage: signIn, note: messages.driver.signIn })}
    />
  );
  const details = <OrderDetails key="details" order={order} isDelivered={isDelivered} />;
  const sections = isDelivered ? [details, driver] : [driver, details];
  return (
    <OrderSheet>
      {sections}
      {isUnknown ? (
        <Placeholder sx={{ borderRadius: 0 }}>
          <OrderStatus status="preparing" estimate="25-30 min" />
        </Placeholder>
      ) : (
        <TrackingNote onSignIn={signIn} />
      )}
    </OrderSheet>
  );
});

/** The height in pixels of the lower part of the map that the status covers on a phone. */
const OVERLAP = 20;

/** Shows a found order. The component is memoised, so that typing another ID does not render it again. */
export const TrackedOrder = memo(function TrackedOrder({ order }: { order: Order }) {
  const countdown = useCountdown(Date.parse(order.estimatedDelivery));
  const isDelivered = useSelector(countdown, (snapshot) => snapshot.matches('delivered'));
  const route = useDriverRoute(order);
  const mayChat = accessTo(order, useUser()).mayChat;
  const overlap = isDelivered ? 0 : OVERLAP;
  const map = (
    <Box key="map" sx={{ gridArea: 'map' }}>
      <DeliveryMap
        driverName={order.driver.name}
        route={route}
        isDelivered={isDelivered}
        covered={overlap}
      />
    </Box>
  );
  const status = (
    <Box
      key="status"
      sx={{
        gridArea: 'status',
        position: 'relative',
        mt: { xs: `${-overlap}px`, sm: 0 },
        borderRadius: 6,
        boxShadow: { xs: isDelivered ? 0 : 3, sm: 0 },
      }}
    >
      <StatusHeader countdown={countdown}>
        <DeliveryProgress countdown={countdown} order={order} />
        <CancellationOffer order={order} countdown={countdown} />
        {isDelivered && <AfterDelivery order={order} />}
      </StatusHeader>
    </Box>
  );
  const note = (
    <Box key="note" sx={{ gridArea: isDelivered ? 'map' : 'note' }}>
      <MapNote route={route} isDelivered={isDelivered} />
    </Box>
  );
  const isSpread = mayChat && !isDelivered;
  const side = (
    <Box key="order" sx={{ gridArea: 'order', display: isSpread ? { md: 'contents' } : undefined }}>
      <OrderSide order={order} countdown={countdown} />
    </Box>
  );
  const layout = isSpread ? followedByCustomer : orderOnItsWay;
  return (
    <>
      <ArrivalAnnouncement countdown={countdown} />
      <Box sx={isDelivered ? deliveredOrder : layout}>
        {isDelivered ? [status, side, map, note] : [map, status, note, side]}
      </Box>
    </>
  );
});
