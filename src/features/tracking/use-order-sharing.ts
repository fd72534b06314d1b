import { fromPromise } from 'xstate';
import { orderSharingMachine } from '../../../machines/order-sharing.ts';
import type { ShareOutcome } from '../../../machines/order-sharing.ts';
import type { Order } from '../../domain/entities.ts';
import { followedDeliveryOf } from '../../domain/follow-along.ts';
import { makeFollowLink } from '../../services/follow-link.ts';
import { shareLink } from '../../services/share-link.ts';
import { useMachine } from '../../shared/actors.ts';
import { logged } from '../../shared/logged.ts';
import { messages } from './messages.en.tsx';

const browserSharing = orderSharingMachine.provide({
  actors: {
    shareLink: logged(
      fromPromise<ShareOutcome, { link: string }>(({ input }) =>
        shareLink(input.link, messages.sharing.linkTitle),
      ),
    ),
  },
});

/**
 * Returns the snapshot and `send` of the machine that shares one order. If the order changes, give the
 * component a new `key`.
 */
export function useOrderSharing(order: Order) {
  return useMachine(browserSharing, {
    input: { link: makeFollowLink(followedDeliveryOf(order)) },
  });
}
