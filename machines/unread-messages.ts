import { assign, setup } from 'xstate';
import { seenMessagesRecord } from '../src/domain/seen-messages.ts';
import type { SeenMessages, SeenMessagesOperation } from '../src/domain/seen-messages.ts';
import { unreadTimes, unreadTotal } from '../src/domain/unread-messages.ts';
import type { DriverMessages } from '../src/domain/unread-messages.ts';
import { unprovided } from './unprovided.ts';

export type UnreadMessagesEvent =
  | { type: 'unread.messagesChanged'; messages: DriverMessages }
  /** Null as long as it is not known. */
  | { type: 'unread.seenChanged'; seen: SeenMessages | null }
  | { type: 'unread.endShown'; orderId: string }
  | { type: 'unread.endHidden' };

type UnreadContext = {
  messages: DriverMessages;
  seen: SeenMessages | null;
  /** Whose conversation is on the screen. */
  shownId: string;
};

/** What is on the screen counts, even before it is known what was seen earlier. */
function shownMessages({ messages, seen, shownId }: UnreadContext): readonly number[] {
  return unreadTimes({ messages, seen: seen ?? {} }, shownId);
}

/** That the shown conversation is seen up to its newest message. */
function shownReading(context: UnreadContext): SeenMessagesOperation {
  const timestamp = Math.max(...shownMessages(context));
  return { type: 'seen', orderId: context.shownId, timestamp };
}

export const unreadMessagesMachine = setup({
  types: {
    input: {} as Pick<UnreadContext, 'seen'>,
    context: {} as UnreadContext,
    events: {} as UnreadMessagesEvent,
  },
  actors: {
    /** Sends `unread.messagesChanged` with what the drivers have written, now and when that changes. */
    conversationsListener: unprovided.callback<UnreadMessagesEvent>('conversationsListener'),
    /** Sends `unread.seenChanged` with what the customer has seen, now and when that changes. */
    seenListener: unprovided.callback<UnreadMessagesEvent>('seenListener'),
  },
  actions: {
    setMessages: assign({ messages: (_, messages: DriverMessages) => messages }),
    setSeen: assign({ seen: (_, seen: SeenMessages | null) => seen }),
    setShown: assign({ shownId: (_, shownId: string) => shownId }),
    countAsSeen: assign({
      seen: ({ context }, reading: SeenMessagesOperation) =>
        seenMessagesRecord.apply(context.seen ?? {}, reading),
    }),
    /** Keeps for the customer what has been on the screen. */
    keepSeen: unprovided.action<SeenMessagesOperation>('keepSeen'),
  },
  guards: {
    isSomeUnread: ({ context }) => unreadTotal(context) > 0,
    isAllRead: ({ context }) => unreadTotal(context) === 0,
    isShownUnread: ({ context }) => shownMessages(context).length > 0,
  },
}).createMachine({
  id: 'unread-messages',
  description:
    'How many of a driver’s messages the customer has not seen. The newest one is seen once it has been on the screen.',
  context: ({ input }) => ({ messages: {}, seen: input.seen, shownId: '' }),
  invoke: [{ src: 'conversationsListener' }, { src: 'seenListener' }],
  type: 'parallel',
  on: {
    'unread.messagesChanged': {
      actions: { type: 'setMessages', params: ({ event }) => event.messages },
    },
    'unread.seenChanged': {
      actions: { type: 'setSeen', params: ({ event }) => event.seen },
    },
  },
  states: {
    count: {
      initial: 'none',
      states: {
        none: { always: { guard: 'isSomeUnread', target: 'some' } },
        some: { always: { guard: 'isAllRead', target: 'none' } },
      },
    },
    conversation: {
      initial: 'hidden',
      states: {
        hidden: {
          on: {
            'unread.endShown': {
              target: 'shown',
              actions: { type: 'setShown', params: ({ event }) => event.orderId },
            },
          },
        },
        shown: {
          description: 'Its end is in view, in a window that is looked at.',
          on: { 'unread.endHidden': { target: 'hidden' } },
          always: {
            guard: 'isShownUnread',
            actions: [
              { type: 'keepSeen', params: ({ context }) => shownReading(context) },
              { type: 'countAsSeen', params: ({ context }) => shownReading(context) },
            ],
          },
        },
      },
    },
  },
});
