import Box from '@mui/material/Box';
import { useSelector } from '@xstate/react';
import { isCancellable } from '../../domain/cancellation.ts';
import type { Order } from '../../domain/entities.ts';
import { accessTo } from '../../domain/order-access.ts';
import { isAtRestaurant, statusAt } from '../../domain/order-status.ts';
import { OrderCancellation } from '../../shared/OrderCancellation.tsx';
import { SessionActor, useUser } from '../../shared/session.ts';
import type { CountdownRef } from './use-countdown.ts';

type CancellationOfferProps = { order: Order; countdown: CountdownRef };

/**
 * Offers to cancel the order during the first minute, but only to the customer who placed it. After that
 * minute, says that cancelling is too late, as long as the restaurant is cooking. Room is reserved for the
 * offer until the session is known.
 */
export function CancellationOffer({ order, countdown }: CancellationOfferProps) {
  const user = useUser();
  const isUnknown = SessionActor.useSelector((session) => session.hasTag('unknown'));
  const isInTime = useSelector(countdown, ({ context }) => isCancellable(order, context.now));
  const isAtItsRestaurant = useSelector(countdown, ({ context }) =>
    isAtRestaurant(statusAt(order, context.now)),
  );
  const { owner, mayCancel } = accessTo(order, user);
  return (
    <Box
      sx={{
        flexBasis: '100%',
        borderTop: '1px solid',
        borderColor: 'tint.strong',
        pt: 1,
        '&:empty': { display: 'none' },
      }}
    >
      {user && mayCancel && isAtItsRestaurant && (
        <OrderCancellation key={user.uid} order={order} userId={user.uid} />
      )}
      {isUnknown && owner !== 'nobody' && isInTime && <Box sx={{ minHeight: 48 }} />}
    </Box>
  );
}
