import { assign, fromPromise, setup } from 'xstate';
import type { FollowedDelivery } from './entities.ts';

export type FollowLinkOutcome =
  | { kind: 'readable'; delivery: FollowedDelivery }
  /** Cut short, changed on the way, or never made by FoodDash. */
  | { kind: 'damaged' }
  /** The food was eaten long ago. */
  | { kind: 'old' }
  /** A newer FoodDash has made it; a reload brings that one. */
  | { kind: 'newer' };

export const followAlongMachine = setup({
  types: {
    /** What follows `#follow=` in the address. */
    input: {} as { link: string },
    context: {} as { link: string; delivery: FollowedDelivery | null },
  },
  actors: {
    readLink: fromPromise<FollowLinkOutcome, { link: string }>(() =>
      Promise.reject(new Error('readLink must be provided')),
    ),
  },
  actions: {
    rememberDelivery: assign({
      delivery: (_, outcome: FollowLinkOutcome) =>
        outcome.kind === 'readable' ? outcome.delivery : null,
    }),
    logFailure: (_, { error }: { error: unknown }) => {
      throw new Error('logFailure must be provided', { cause: error });
    },
  },
  guards: {
    isReadable: (_, { kind }: FollowLinkOutcome) => kind === 'readable',
    isOld: (_, { kind }: FollowLinkOutcome) => kind === 'old',
    isNewer: (_, { kind }: FollowLinkOutcome) => kind === 'newer',
  },
}).createMachine({
  id: 'follow-along',
  description: 'Reads a link that a customer shared, for the friend who follows the delivery.',
  context: ({ input }) => ({ link: input.link, delivery: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readLink',
        input: ({ context }) => ({ link: context.link }),
        onDone: [
          {
            guard: { type: 'isReadable', params: ({ event }) => event.output },
            target: 'following',
            actions: { type: 'rememberDelivery', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOld', params: ({ event }) => event.output },
            target: 'unreadable.old',
          },
          {
            guard: { type: 'isNewer', params: ({ event }) => event.output },
            target: 'unreadable.newer',
          },
          { target: 'unreadable.damaged' },
        ],
        onError: {
          target: 'unreadable.damaged',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    // A delivery that ends while it is followed stays here: its countdown tells of it.
    following: {},
    unreadable: {
      initial: 'damaged',
      states: { damaged: {}, old: {}, newer: {} },
    },
  },
});
