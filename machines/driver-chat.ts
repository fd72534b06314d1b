import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ChatMessage, User } from './entities.ts';

export type DriverChatEvent =
  | { type: 'chat.opened'; from: 'driverCard' | 'trackingCard' }
  | { type: 'chat.closed' }
  | { type: 'chat.drafted'; text: string }
  | { type: 'chat.sent' }
  | { type: 'chat.earlierRequested' }
  | { type: 'chat.changedElsewhere'; messages: ChatMessage[] };

export type StoreMessageOutcome = { kind: 'stored'; messages: ChatMessage[] } | { kind: 'failed' };

/** How many messages are shown at first, and how many more each time earlier ones are asked for. */
const SHOWN_AT_ONCE = 50;

/** The customer's messages that wait for an answer, oldest first: each answer is to the oldest. */
export function unansweredIn(messages: readonly ChatMessage[]): ChatMessage[] {
  const waiting: ChatMessage[] = [];
  for (const message of messages) {
    if (message.senderType === 'customer') waiting.push(message);
    else waiting.shift();
  }
  return waiting;
}

export const driverChatMachine = setup({
  types: {
    input: {} as { orderId: string; sender: User },
    context: {} as {
      orderId: string;
      sender: User;
      messages: ChatMessage[];
      /** How many of the newest messages are shown. */
      shownCount: number;
      draft: string;
      openedFrom: 'driverCard' | 'trackingCard';
    },
    events: {} as DriverChatEvent,
    tags: {} as 'open' | 'typing',
  },
  actors: {
    /** The stored history; where there is none, it begins with the driver's greeting. */
    loadHistory: fromPromise<ChatMessage[], { orderId: string }>(() =>
      Promise.reject(new Error('loadHistory must be provided')),
    ),
    /** Sends `chat.changedElsewhere` when another tab adds to this conversation. */
    otherTabsListener: fromCallback<DriverChatEvent, { orderId: string }>(() => {
      throw new Error('otherTabsListener must be provided');
    }),
    storeMessage: fromPromise<StoreMessageOutcome, { orderId: string; text: string; sender: User }>(
      () => Promise.reject(new Error('storeMessage must be provided')),
    ),
    /** Answers the oldest message that waits for an answer, unless another tab has done so. */
    storeReply: fromPromise<StoreMessageOutcome, { orderId: string }>(() =>
      Promise.reject(new Error('storeReply must be provided')),
    ),
  },
  actions: {
    open: assign({
      openedFrom: (_, from: 'driverCard' | 'trackingCard') => from,
      shownCount: SHOWN_AT_ONCE,
    }),
    showEarlier: assign({ shownCount: ({ context }) => context.shownCount + SHOWN_AT_ONCE }),
    showMessages: assign({ messages: (_, messages: ChatMessage[]) => messages }),
    showStored: assign({
      messages: ({ context }, outcome: StoreMessageOutcome) =>
        outcome.kind === 'stored' ? outcome.messages : context.messages,
    }),
    draft: assign({ draft: (_, text: string) => text }),
    /** Anything else that was typed while the message was being stored stays. */
    forgetSentDraft: assign({
      draft: ({ context }) =>
        context.draft.trim() === context.messages.at(-1)?.text ? '' : context.draft,
    }),
    logFailure: (_, { error }: { error: unknown }) => {
      throw new Error('logFailure must be provided', { cause: error });
    },
  },
  guards: {
    isAnswerDue: ({ context }) => unansweredIn(context.messages).length > 0,
    isSendable: ({ context }) => context.draft.trim() !== '',
    isStored: (_, outcome: StoreMessageOutcome) => outcome.kind === 'stored',
  },
  delays: {
    /** One second from the driver card; from the tracking card two to four, drawn for each answer. */
    replyDelay: ({ context }) =>
      context.openedFrom === 'driverCard' ? 1000 : 2000 + Math.random() * 2000,
  },
}).createMachine({
  id: 'driver-chat',
  description:
    'The conversation with the driver. The driver goes on typing when the dialog is closed, so no answer is lost.',
  context: ({ input }) => ({
    orderId: input.orderId,
    sender: input.sender,
    messages: [],
    shownCount: SHOWN_AT_ONCE,
    draft: '',
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
              actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        open: {
          tags: ['open'],
          on: {
            'chat.closed': { target: 'closed' },
            'chat.earlierRequested': { actions: 'showEarlier' },
            'chat.changedElsewhere': {
              actions: { type: 'showMessages', params: ({ event }) => event.messages },
            },
          },
          invoke: {
            src: 'otherTabsListener',
            input: ({ context }) => ({ orderId: context.orderId }),
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
            }),
            onDone: [
              {
                guard: { type: 'isStored', params: ({ event }) => event.output },
                target: 'idle',
                actions: [
                  { type: 'showStored', params: ({ event }) => event.output },
                  'forgetSentDraft',
                ],
              },
              { description: 'Only logged; the text stays in the box.', target: 'idle' },
            ],
            onError: {
              target: 'idle',
              actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
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
          description: 'Each message gets an answer of its own, one after the other.',
          after: { replyDelay: { target: 'replying' } },
        },
        replying: {
          tags: ['typing'],
          invoke: {
            src: 'storeReply',
            input: ({ context }) => ({ orderId: context.orderId }),
            onDone: [
              {
                guard: { type: 'isStored', params: ({ event }) => event.output },
                target: 'idle',
                actions: { type: 'showStored', params: ({ event }) => event.output },
              },
              { target: 'failed' },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: {
          description:
            'The answer could not be stored. The driver tries again when the customer writes or opens the chat.',
          on: {
            'chat.drafted': { target: 'idle' },
            'chat.opened': { target: 'idle' },
          },
        },
      },
    },
  },
});
