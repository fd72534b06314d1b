import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { Order } from '../../../machines/entities.ts';
import { AuthModalContext } from '../../shared/auth-modal.ts';
import { Placeholder } from '../../shared/Placeholder.tsx';
import { SessionContext, useUser } from '../../shared/session.ts';
import { CustomerTracking } from './CustomerTracking.tsx';
import { DeliveryMap } from './DeliveryMap.tsx';
import { DeliveryProgress } from './DeliveryProgress.tsx';
import { DriverCard } from './DriverCard.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { StatusHeader } from './StatusHeader.tsx';
import { TrackingNote } from './TrackingNote.tsx';
import { useCountdown } from './use-countdown.ts';
import type { CountdownRef } from './use-countdown.ts';

type OrderDriverProps = { order: Order; countdown: CountdownRef };

/** Who brings the order, and what its customer has besides. */
function OrderDriver({ order, countdown }: OrderDriverProps) {
  const user = useUser();
  const isUnknown = SessionContext.useSelector((session) => session.hasTag('unknown'));
  const authModal = AuthModalContext.useActorRef();
  if (isUnknown) return <Placeholder sx={{ height: 190, borderRadius: 5 }} />;
  if (!user) {
    const signIn = () => authModal.send({ type: 'auth.opened', mode: 'login' });
    return (
      <>
        <DriverCard
          driver={order.driver}
          onMessage={signIn}
          note="Sign in to message your driver."
        />
        <Box className="wide">
          <TrackingNote text="Please sign in to track your orders">
            <Button variant="contained" onClick={signIn}>
              Sign In
            </Button>
          </TrackingNote>
        </Box>
      </>
    );
  }
  if (order.userId === undefined || order.userId === user.uid) {
    return <CustomerTracking key={user.uid} order={order} user={user} countdown={countdown} />;
  }
  return (
    <>
      <DriverCard
        driver={order.driver}
        note="This order was placed with another account, so its chat is not yours."
      />
      <Box className="wide">
        <OrderCard order={order} countdown={countdown} />
      </Box>
    </>
  );
}

/**
 * A found order: how long it takes, where it is, who brings it, and what is in it. It is not drawn
 * again while another id is typed.
 */
export const TrackedOrder = memo(function TrackedOrder({ order }: { order: Order }) {
  const countdown = useCountdown(order.estimatedDelivery);
  const isDelivered = useSelector(countdown, (snapshot) => snapshot.matches('delivered'));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2.5, md: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
        alignItems: 'start',
        '& > .wide': { gridColumn: '1 / -1' },
      }}
    >
      <Box className="wide">
        <StatusHeader countdown={countdown} />
      </Box>
      <DeliveryMap order={order} />
      <OrderDetails order={order} />
      <DeliveryProgress isDelivered={isDelivered} />
      <OrderDriver order={order} countdown={countdown} />
    </Box>
  );
});
