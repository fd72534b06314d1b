import type { Order, User } from './entities.ts';

/** The relation of a viewer to an order, and what they may do with it. */
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
