import type { Order, User } from './entities.ts';

/** A viewer's rights to an order. `owner` says whether the viewer placed the order. */
export type OrderAccess = {
  owner: 'viewer' | 'someoneElse' | 'nobody';
  mayChat: boolean;
  mayCancel: boolean;
  mayShare: boolean;
  /** Only the customer who placed an order gets notifications about it. */
  mayBeNotified: boolean;
};

/**
 * Returns what a viewer may do with an order, apart from reading it. Anyone who knows an order's ID may read
 * the order.
 *
 * @param viewer null if the visitor is not signed in
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
