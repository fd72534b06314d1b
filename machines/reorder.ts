import { assign, setup } from 'xstate';
import type { ReorderOffer } from '../src/domain/reorder-offer.ts';
import { unprovided } from './unprovided.ts';

export type ReorderEvent =
  | { type: 'reorder.requested'; offer: ReorderOffer }
  /** `replaces` is the restaurant whose order the customer lets go for it. */
  | { type: 'reorder.accepted'; replaces?: string | undefined }
  | { type: 'reorder.dismissed' };

export const reorderMachine = setup({
  types: {
    context: {} as {
      /** What was asked for last: it is seen until the dialog has faded out. */
      offer: ReorderOffer | null;
    },
    events: {} as ReorderEvent,
    tags: {} as 'open',
  },
  actions: {
    /** Puts the dishes into the cart, which asks before it lets another restaurant's order go. */
    fillCart: unprovided.action<{ offer: ReorderOffer | null; replaces?: string | undefined }>(
      'fillCart',
    ),
    rememberOffer: assign({ offer: (_, offer: ReorderOffer) => offer }),
  },
  guards: {
    isImpossible: (_, { selection }: ReorderOffer) => selection === null,
    isChanged: (_, { changes }: ReorderOffer) => changes.length > 0,
  },
}).createMachine({
  id: 'reorder',
  description: 'Says what has changed since an order before its dishes come into the cart again.',
  context: { offer: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'reorder.requested': [
          {
            guard: { type: 'isImpossible', params: ({ event }) => event.offer },
            target: 'impossible',
            actions: { type: 'rememberOffer', params: ({ event }) => event.offer },
          },
          {
            guard: { type: 'isChanged', params: ({ event }) => event.offer },
            target: 'asking',
            actions: { type: 'rememberOffer', params: ({ event }) => event.offer },
          },
          {
            description: 'What is as it was needs no question.',
            actions: {
              type: 'fillCart',
              params: ({ event }) => ({ offer: event.offer }),
            },
          },
        ],
      },
    },
    asking: {
      tags: ['open'],
      on: {
        'reorder.accepted': {
          target: 'idle',
          actions: {
            type: 'fillCart',
            params: ({ context, event }) => ({
              offer: context.offer,
              replaces: event.replaces,
            }),
          },
        },
        'reorder.dismissed': { target: 'idle' },
      },
    },
    impossible: {
      tags: ['open'],
      description: 'The restaurant is gone or closed, or has none of the dishes any more.',
      on: { 'reorder.dismissed': { target: 'idle' } },
    },
  },
});
