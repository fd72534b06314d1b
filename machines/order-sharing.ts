import { assign, fromPromise, setup } from 'xstate';
import type { FollowedDelivery } from './entities.ts';

export type OrderSharingEvent = { type: 'sharing.requested' };

/** What became of a link: dismissed is what the customer did, refused is what the browser did. */
export type HandOverOutcome = { kind: 'shared' | 'copied' | 'dismissed' | 'refused' };

export const orderSharingMachine = setup({
  types: {
    input: {} as { delivery: FollowedDelivery },
    context: {} as {
      delivery: FollowedDelivery;
      /** '' until it has been made. */
      link: string;
    },
    events: {} as OrderSharingEvent,
  },
  actors: {
    makeLink: fromPromise<string, { delivery: FollowedDelivery }>(() =>
      Promise.reject(new Error('makeLink must be provided')),
    ),
    /** Offers the link to the browser's share sheet, or else to the clipboard. */
    handOver: fromPromise<HandOverOutcome, { link: string }>(() =>
      Promise.reject(new Error('handOver must be provided')),
    ),
  },
  actions: {
    rememberLink: assign({ link: (_, link: string) => link }),
    logFailure: (_, { error }: { error: unknown }) => {
      throw new Error('logFailure must be provided', { cause: error });
    },
  },
  guards: {
    isShared: (_, { kind }: HandOverOutcome) => kind === 'shared',
    isCopied: (_, { kind }: HandOverOutcome) => kind === 'copied',
    isDismissed: (_, { kind }: HandOverOutcome) => kind === 'dismissed',
  },
}).createMachine({
  id: 'order-sharing',
  description: 'Gives the customer a link with which a friend follows the delivery.',
  context: ({ input }) => ({ delivery: input.delivery, link: '' }),
  initial: 'idle',
  states: {
    idle: {
      on: { 'sharing.requested': { target: 'preparing' } },
    },
    preparing: {
      tags: 'busy',
      invoke: {
        src: 'makeLink',
        input: ({ context }) => ({ delivery: context.delivery }),
        onDone: {
          target: 'sharing',
          actions: { type: 'rememberLink', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed.unmade',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sharing: {
      tags: 'busy',
      description: 'The link is with the browser, which may have the customer choose what to do.',
      invoke: {
        src: 'handOver',
        input: ({ context }) => ({ link: context.link }),
        onDone: [
          { guard: { type: 'isShared', params: ({ event }) => event.output }, target: 'shared' },
          { guard: { type: 'isCopied', params: ({ event }) => event.output }, target: 'copied' },
          { guard: { type: 'isDismissed', params: ({ event }) => event.output }, target: 'idle' },
          { target: 'failed.refused' },
        ],
        onError: {
          target: 'failed.refused',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shared: {
      on: { 'sharing.requested': { target: 'sharing' } },
    },
    copied: {
      on: { 'sharing.requested': { target: 'sharing' } },
    },
    failed: {
      initial: 'unmade',
      states: {
        unmade: {
          on: { 'sharing.requested': { target: '#order-sharing.preparing' } },
        },
        refused: {
          description: 'The link is there, to be selected and copied by hand.',
          on: { 'sharing.requested': { target: '#order-sharing.sharing' } },
        },
      },
    },
  },
});
