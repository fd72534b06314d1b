import { assertEvent, assign, fromCallback, fromPromise, raise, setup, stateIn } from 'xstate';
import type { ChatMessage, User } from './entities.ts';

export type DriverChatEvent =
  /** The delay is how long the driver takes to answer from here on, in milliseconds. */
  | { type: 'chat.opened'; replyDelay: number }
  | { type: 'chat.closed' }
  | { type: 'chat.drafted'; text: string }
  | { type: 'chat.sent'; sender: User | null }
  | { type: 'chat.changedElsewhere'; messages: ChatMessage[] }
  | { type: 'chat.awaitsReply' };

export type StoreMessageOutcome = { kind: 'stored'; messages: ChatMessage[] } | { kind: 'failed' };

export const driverChatMachine = setup({
  types: {
    input: {} as { orderId: string },
    context: {} as {
      orderId: string;
      messages: ChatMessage[];
      draft: string;
      replyDelay: number;
    },
    events: {} as DriverChatEvent,
    tags: {} as 'open',
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
    storeMessage: fromPromise<
      StoreMessageOutcome,
      { orderId: string; text: string; sender: User | null }
    >(() => Promise.reject(new Error('storeMessage must be provided'))),
    storeReply: fromPromise<StoreMessageOutcome, { orderId: string; messages: ChatMessage[] }>(() =>
      Promise.reject(new Error('storeReply must be provided')),
    ),
  },
  actions: {
    rememberReplyDelay: assign({ replyDelay: (_, replyDelay: number) => replyDelay }),
    showMessages: assign({ messages: (_, messages: ChatMessage[]) => messages }),
    showStored: assign({
      messages: ({ context }, outcome: StoreMessageOutcome) =>
        outcome.kind === 'stored' ? outcome.messages : context.messages,
    }),
    draft: assign({ draft: (_, text: string) => text }),
    /** What was typed on while the message was being stored stays. */
    forgetSentDraft: assign({
      draft: ({ context }) => {
        const sent = context.messages.findLast(({ senderType }) => senderType === 'customer');
        return context.draft.trim() === sent?.text ? '' : context.draft;
      },
    }),
    askForReply: raise({ type: 'chat.awaitsReply' }),
    logFailure: (_, { error }: { error: unknown }) => {
      throw new Error('logFailure must be provided', { cause: error });
    },
  },
  guards: {
    isWaitingForReply: (_, messages: ChatMessage[]) => messages.at(-1)?.senderType === 'customer',
    isSendable: ({ context }, sender: User | null) =>
      sender !== null && context.draft.trim() !== '',
    isStored: (_, outcome: StoreMessageOutcome) => outcome.kind === 'stored',
  },
  delays: {
    replyDelay: ({ context }) => context.replyDelay,
  },
}).createMachine({
  id: 'driver-chat',
  description:
    'The conversation with the driver. The driver goes on typing when the dialog is closed, so no answer is lost.',
  context: ({ input }) => ({
    orderId: input.orderId,
    messages: [],
    draft: '',
    replyDelay: 0,
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
              actions: { type: 'rememberReplyDelay', params: ({ event }) => event.replyDelay },
            },
          },
        },
        loading: {
          tags: ['open'],
          on: { 'chat.closed': { target: 'closed' } },
          invoke: {
            src: 'loadHistory',
            input: ({ context }) => ({ orderId: context.orderId }),
            onDone: [
              {
                description: 'Its answer is on the way already.',
                guard: stateIn({ driver: 'replying' }),
                target: 'open',
                actions: { type: 'showMessages', params: ({ event }) => event.output },
              },
              {
                description: 'A message that was never answered gets its answer now.',
                guard: { type: 'isWaitingForReply', params: ({ event }) => event.output },
                target: 'open',
                actions: [
                  { type: 'showMessages', params: ({ event }) => event.output },
                  'askForReply',
                ],
              },
              {
                target: 'open',
                actions: { type: 'showMessages', params: ({ event }) => event.output },
              },
            ],
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
          on: {
            'chat.sent': {
              guard: { type: 'isSendable', params: ({ event }) => event.sender },
              target: 'sending',
            },
          },
        },
        sending: {
          invoke: {
            src: 'storeMessage',
            input: ({ context, event }) => {
              assertEvent(event, 'chat.sent');
              return {
                orderId: context.orderId,
                text: context.draft.trim(),
                sender: event.sender,
              };
            },
            onDone: [
              {
                guard: { type: 'isStored', params: ({ event }) => event.output },
                target: 'idle',
                actions: [
                  { type: 'showStored', params: ({ event }) => event.output },
                  'forgetSentDraft',
                  'askForReply',
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
          on: { 'chat.awaitsReply': { target: 'typing' } },
        },
        typing: {
          description: 'One answer follows however many messages arrive meanwhile.',
          after: { replyDelay: { target: 'replying' } },
        },
        replying: {
          on: {
            'chat.awaitsReply': {
              description: 'Written while the answer was being sent: it gets one of its own.',
              target: 'typing',
            },
          },
          invoke: {
            src: 'storeReply',
            input: ({ context }) => ({ orderId: context.orderId, messages: context.messages }),
            onDone: [
              {
                guard: { type: 'isStored', params: ({ event }) => event.output },
                target: 'idle',
                actions: { type: 'showStored', params: ({ event }) => event.output },
              },
              { target: 'idle' },
            ],
            onError: {
              target: 'idle',
              actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
});
