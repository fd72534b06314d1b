import type { Order, User } from './entities.ts';

/** Whose order it is for whoever looks at it, and what they may do with it. */
export type OrderAccess = {
  owner: 'viewer' | 'someoneElse' | 'nobody';
  mayChat: boolean;
  mayCancel: boolean;
  mayShare: boolean;
  /** Notifications are about the orders of the customer who placed them. */
  mayBeNotified: boolean;
};

/**
 * Decides what somebody may do with an order. What an order says, anybody may read who has its ID.
 *
 * @param viewer null for a visitor
 */
export function accessTo(
  { userId }: Pick<Order, 'userId'>,
  viewer: Pick<User, 'uid'> | null,
): OrderAccess {
  const isOwn = viewer !== null && userId === viewer.uid;
  const isOwnOrNobodys = isOwn || (viewer !== null && userId === undefined);
  return {
    owner: isOwn ? 'viewer' : userId === undefined ? 'nobody' : 'someoneElse',
    mayChat: isOwnOrNobodys,
    mayShare: isOwnOrNobodys,
    mayCancel: isOwn,
    mayBeNotified: isOwn,
  };
}
