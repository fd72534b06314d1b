import { setup } from 'xstate';
import { unprovided } from './unprovided.ts';

export type OrderSharingEvent = { type: 'sharing.requested' };

/**
 * The outcome of sharing a link: `dismissed` if the customer closes the share sheet, and `refused` if the
 * browser neither shares nor copies the link.
 */
export type ShareOutcome = { kind: 'shared' | 'copied' | 'dismissed' | 'refused' };

export const orderSharingMachine = setup({
  types: {
    input: {} as { link: string },
    context: {} as { link: string },
    events: {} as OrderSharingEvent,
  },
  actors: {
    /** Shares the link through the browser's share sheet, or else copies it. */
    shareLink: unprovided.promise<ShareOutcome, { link: string }>('shareLink'),
  },
  guards: {
    isShared: (_, { kind }: ShareOutcome) => kind === 'shared',
    isCopied: (_, { kind }: ShareOutcome) => kind === 'copied',
    isDismissed: (_, { kind }: ShareOutcome) => kind === 'dismissed',
  },
}).createMachine({
  id: 'order-sharing',
  description: 'Creates and shares a tracking link.',
  context: ({ input }) => ({ link: input.link }),
  initial: 'idle',
  states: {
    idle: {
      on: { 'sharing.requested': { target: 'sharing' } },
    },
    sharing: {
      tags: 'busy',
      description: 'The browser has the link and may ask the customer where to share it.',
      invoke: {
        src: 'shareLink',
        input: ({ context }) => ({ link: context.link }),
        onDone: [
          { guard: { type: 'isShared', params: ({ event }) => event.output }, target: 'shared' },
          { guard: { type: 'isCopied', params: ({ event }) => event.output }, target: 'copied' },
          { guard: { type: 'isDismissed', params: ({ event }) => event.output }, target: 'idle' },
          { target: 'refused' },
        ],
        onError: {
          target: 'refused',
        },
      },
    },
    shared: {
      on: { 'sharing.requested': { target: 'sharing' } },
    },
    copied: {
      on: { 'sharing.requested': { target: 'sharing' } },
    },
    refused: {
      description: 'Shows the link for manual copying.',
      on: { 'sharing.requested': { target: 'sharing' } },
    },
  },
});
