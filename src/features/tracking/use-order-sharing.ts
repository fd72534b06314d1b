import { fromPromise } from 'xstate';
import type { FollowedDelivery, Order } from '../../../machines/entities.ts';
import { orderSharingMachine } from '../../../machines/order-sharing.ts';
import type { HandOverOutcome } from '../../../machines/order-sharing.ts';
import { followedDeliveryOf } from '../../domain/follow-along.ts';
import { handOver } from '../../services/hand-over.ts';
import { useMachine } from '../../shared/actors.ts';

const browserSharing = orderSharingMachine.provide({
  actors: {
    makeLink: fromPromise<string, { delivery: FollowedDelivery }>(async ({ input }) => {
      const { makeFollowLink } = await import('../../services/follow-link.ts');
      return makeFollowLink(input.delivery, Date.now());
    }),
    handOver: fromPromise<HandOverOutcome, { link: string }>(({ input }) => handOver(input.link)),
  },
  actions: { logFailure: (_, { error }) => console.error(error) },
});

/** Sharing one order; for another one, mount it anew. */
export function useOrderSharing(order: Order) {
  return useMachine(browserSharing, { input: { delivery: followedDeliveryOf(order) } });
}
