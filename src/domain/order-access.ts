import type { Order, User } from './entities.ts';

/** The owner of an order in relation to a viewer, and what the viewer may do with the order. */
export type OrderAccess = {
  owner: 'viewer' | 'someoneElse' | 'nobody';
  mayChat: boolean;
  mayCancel: boolean;
  mayShare: boolean;
  /** Only the customer who placed an order gets notifications about it. */
  mayBeNotified: boolean;
};

/**
 * Returns what a viewer may do with an order. Anyone who knows its ID may read it.
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
