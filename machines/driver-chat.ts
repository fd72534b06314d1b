import { assign, not, setup } from 'xstate';
import { needsReply } from '../src/domain/driver-reply.ts';
import type { ChatMessage, User } from '../src/domain/entities.ts';
import { unprovided } from './unprovided.ts';

export type DriverChatEvent =
  | { type: 'chat.opened'; from: ChatOrigin }
  | { type: 'chat.closed' }
  | { type: 'chat.drafted'; text: string }
  | { type: 'chat.sent' }
  | { type: 'chat.earlierRequested' }
  /** The customer is looking at the window, and the end of the chat is in view. */
  | { type: 'chat.endShown' }
  | { type: 'chat.endHidden' }
  | { type: 'chat.changed'; messages: ChatMessage[] };

/** The card on which the customer opened the chat. */
export type ChatOrigin = 'driverCard' | 'trackingCard';

export type StoreMessageInput = { orderId: string; text: string; sender: User; from: ChatOrigin };

/**
 * The number of messages that the chat shows at first. Each request for earlier messages adds the same
 * number.
 */
const SHOWN_AT_ONCE = 50;

export const driverChatMachine = setup({
  types: {
    input: {} as { orderId: string; sender: User },
    context: {} as {
      orderId: string;
      sender: User;
      messages: ChatMessage[];
      /** The number of newest messages that are shown. */
      shownCount: number;
      draft: string;
      openedFrom: ChatOrigin;
    },
    events: {} as DriverChatEvent,
    tags: {} as 'open' | 'typing',
  },
  actors: {
    /** Returns the stored messages. A new chat begins with the driver's greeting. */
    loadHistory: unprovided.promise<ChatMessage[], { orderId: string }>('loadHistory'),
    /** Sends `chat.changed` when this tab or another one adds a message to this conversation. */
    conversationListener: unprovided.callback<DriverChatEvent, { orderId: string }>(
      'conversationListener',
    ),
    /** Stores a message and returns all messages. `from` decides how soon the driver replies. */
    storeMessage: unprovided.promise<ChatMessage[], StoreMessageInput>('storeMessage'),
  },
  actions: {
    open: assign({
      openedFrom: (_, from: ChatOrigin) => from,
      shownCount: SHOWN_AT_ONCE,
    }),
    showEarlier: assign({ shownCount: ({ context }) => context.shownCount + SHOWN_AT_ONCE }),
    showMessages: assign({ messages: (_, messages: ChatMessage[]) => messages }),
    draft: assign({ draft: (_, text: string) => text }),
    /** Clears the draft, unless the customer has changed it while the message was being stored. */
    forgetSentDraft: assign({
      draft: ({ context }) =>
        // Stryker disable next-line OptionalChaining: The messages contain the message that was just stored, so the question mark is only for the compiler.
        context.draft.trim() === context.messages.at(-1)?.text ? '' : context.draft,
    }),
    /** Stores that the customer has read these messages. */
    markAsRead: unprovided.action<ChatMessage[]>('markAsRead'),
  },
  guards: {
    isAnswerDue: ({ context }) => needsReply(context.messages, context.sender.uid),
    isAnswered: not('isAnswerDue'),
    isSendable: ({ context }) => context.draft.trim() !== '',
  },
}).createMachine({
  id: 'driver-chat',
  description:
    'The chat with the driver. The due-replies machine writes the replies, on every page.',
  context: ({ input }) => ({
    orderId: input.orderId,
    sender: input.sender,
    messages: [],
    shownCount: SHOWN_AT_ONCE,
    draft: '',
    // Stryker disable next-line StringLiteral: A message can be sent only after the chat was opened, and the event `chat.opened` sets this value.
    openedFrom: 'driverCard',
  }),
  type: 'parallel',
  states: {
    panel: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'chat.opened': {
              target: 'loading',
              actions: { type: 'open', params: ({ event }) => event.from },
            },
          },
        },
        loading: {
          tags: ['open'],
          on: { 'chat.closed': { target: 'closed' } },
          invoke: {
            src: 'loadHistory',
            input: ({ context }) => ({ orderId: context.orderId }),
            onDone: {
              target: 'open',
              actions: { type: 'showMessages', params: ({ event }) => event.output },
            },
            onError: {
              target: 'open',
            },
          },
        },
        open: {
          tags: ['open'],
          on: {
            'chat.closed': { target: 'closed' },
            'chat.earlierRequested': { actions: 'showEarlier' },
            'chat.changed': {
              actions: { type: 'showMessages', params: ({ event }) => event.messages },
            },
          },
          invoke: {
            src: 'conversationListener',
            input: ({ context }) => ({ orderId: context.orderId }),
          },
          initial: 'endHidden',
          states: {
            endHidden: {
              on: { 'chat.endShown': 'endShown' },
            },
            endShown: {
              description: 'The customer is reading new messages.',
              entry: { type: 'markAsRead', params: ({ context }) => context.messages },
              on: {
                'chat.endHidden': 'endHidden',
                'chat.changed': {
                  actions: [
                    { type: 'showMessages', params: ({ event }) => event.messages },
                    { type: 'markAsRead', params: ({ event }) => event.messages },
                  ],
                },
              },
            },
          },
        },
      },
    },
    composing: {
      initial: 'idle',
      on: {
        'chat.drafted': {
          actions: { type: 'draft', params: ({ event }) => event.text },
        },
      },
      states: {
        idle: {
          on: { 'chat.sent': { guard: 'isSendable', target: 'sending' } },
        },
        sending: {
          invoke: {
            src: 'storeMessage',
            input: ({ context }) => ({
              orderId: context.orderId,
              text: context.draft.trim(),
              sender: context.sender,
              from: context.openedFrom,
            }),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'showMessages', params: ({ event }) => event.output },
                'forgetSentDraft',
              ],
            },
            onError: {
              description: 'The failure is only logged, because the text stays in the field.',
              target: 'idle',
            },
          },
        },
      },
    },
    driver: {
      initial: 'idle',
      states: {
        idle: {
          always: { guard: 'isAnswerDue', target: 'typing' },
        },
        typing: {
          tags: ['typing'],
          description: 'A reply is due.',
          always: { guard: 'isAnswered', target: 'idle' },
        },
      },
    },
  },
});
