import { assign, not, setup } from 'xstate';
import { nextReply } from '../src/domain/driver-reply.ts';
import type { DueReplies, DueReply } from '../src/domain/driver-reply.ts';
import { unprovided } from './unprovided.ts';

export type DueRepliesEvent = { type: 'replies.changed' } & DueReplies;

export const dueRepliesMachine = setup({
  types: {
    context: {} as DueReplies,
    events: {} as DueRepliesEvent,
  },
  actors: {
    /**
     * At the start and after each change, sends `replies.changed` with the replies that drivers owe this
     * customer.
     */
    conversationsListener: unprovided.callback<DueRepliesEvent>('conversationsListener'),
    /**
     * Stores this reply, unless another tab has already stored it. Returns the replies that drivers still
     * owe.
     */
    storeReply: unprovided.promise<DueReplies, DueReply | undefined>('storeReply'),
  },
  actions: {
    setReplies: assign((_, { replies, now }: DueReplies) => ({ replies, now })),
  },
  guards: {
    isSomeDue: ({ context }) => context.replies.length > 0,
    isNoneDue: not('isSomeDue'),
  },
  delays: {
    untilDue: ({ context }) => Math.max(0, (nextReply(context)?.due ?? 0) - context.now),
    retryDelay: 10_000,
  },
}).createMachine({
  id: 'due-replies',
  description:
    'Writes the drivers’ replies in all chats of a customer. Each reply has a due time, so it arrives on any page and after a reload.',
  context: { replies: [], now: 0 },
  invoke: { src: 'conversationsListener' },
  initial: 'none',
  on: {
    'replies.changed': { actions: { type: 'setReplies', params: ({ event }) => event } },
  },
  states: {
    none: {
      always: { guard: 'isSomeDue', target: 'waiting' },
    },
    waiting: {
      description: 'The driver is typing the reply that is due first.',
      on: {
        'replies.changed': {
          description: 'Another reply may now be due first.',
          target: 'waiting',
          reenter: true,
          actions: { type: 'setReplies', params: ({ event }) => event },
        },
      },
      always: { guard: 'isNoneDue', target: 'none' },
      after: { untilDue: { target: 'replying' } },
    },
    replying: {
      invoke: {
        src: 'storeReply',
        input: ({ context }) => nextReply(context),
        onDone: {
          target: 'none',
          actions: { type: 'setReplies', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
        },
      },
    },
    failed: {
      description: 'The browser refused to store the reply.',
      on: {
        'replies.changed': {
          target: 'none',
          actions: { type: 'setReplies', params: ({ event }) => event },
        },
      },
      after: { retryDelay: { target: 'none' } },
    },
  },
});
